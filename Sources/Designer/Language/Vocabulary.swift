/// The classes of words that patterns name: many words, one meaning.
enum Vocabulary {
  /// The phrases of a class, each as its words.
  static func phrases(_ name: String) -> [[String]] { table[name] ?? [] }

  private static let table: [String: [[String]]] = classes.mapValues { text in
    text.split(separator: ",").map { phrase in
      phrase.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    }
  }

  private static let classes: [String: String] = [
    "add": """
    add,insert,append,include,create,put in,put,place,introduce,attach,give me,i want,i need,\
    we need,we also need,i would like,we would like,add in,drop in,stick in,build in,make room for,\
    i would like to have,there should be,there must be,there has to be,there needs to be,show,\
    squeeze in,squeeze,throw in,slot in,slot,fit in,pop in,pop,tack on,slip in,slip,work in,stick,\
    i also need,i also want,we also want,i would also like,we would also like,provide,\
    i would love,i would love to have,we would love,we would love to have
    """,
    "remove": """
    remove,delete,drop,get rid of,take out,take away,throw out,throw away,lose,kill,ditch,scrap,\
    cut,cut out,strip,erase,eliminate,discard,leave out,clear out,axe,omit,clear,dump,kick out,kick,\
    chuck out,chuck,bin,purge,do away with,throw,rip out
    """,
    "set": "set,change,update,make,edit,switch,put,turn,adjust,use,modify,alter",
    "make": "make,mark,set,turn,keep,have,let,get,change,flag",
    "rename": "rename,relabel,retitle,call,name,label,reword",
    "move": "move,put,place,bring,shift,relocate,get,reposition,push,drag,send,have,pull,slide",
    "required": """
    required,mandatory,obligatory,compulsory,a must,non optional,not optional,a required field,\
    a mandatory field,needed,necessary,required fields,mandatory fields
    """,
    "optional": """
    optional,voluntary,not required,not mandatory,not obligatory,not compulsory,non mandatory,\
    unrequired,non required,an optional field,not a must,optional fields,not needed
    """,
    "must": """
    must,must always,has to,have to,should,needs to,need to,shall,ought to,is to,are to,is,are,\
    will have to,should always,always has to,always have to
    """,
    "mustbe": """
    must be,has to be,have to be,should be,needs to be,need to be,shall be,is,are,ought to be,can be,\
    may be,could be,might be,becomes,become,is to be,are to be,should become,must become
    """,
    "filled": """
    filled in,filled out,filled,answered,given,provided,entered,completed,supplied,stated,typed in,\
    present,specified
    """,
    "fillin": """
    fill in,fill out,fill,answer,give,give us,provide,enter,complete,supply,state,leave,leave us,\
    type in,tell us,specify,share,submit,upload,attach
    """,
    "people": """
    people,them,users,the user,a user,they,everyone,everybody,visitors,customers,you,one,patients,\
    applicants,guests,passengers,clients,respondents,the customer,the applicant,the person,someone,\
    somebody,anyone,participants,members,students,the visitor
    """,
    "only": "only,just,solely,exclusively,only ever",
    "if": """
    if,when,whenever,in case,provided that,provided,as long as,where,only if,only when,once,after
    """,
    "called": """
    called,named,labelled,labeled,titled,entitled,with the label,with label,with the title,saying,\
    that says,which says,reading,with the name,with the text,with the words,by the name of,\
    with the heading,with title,with text
    """,
    "section": "section,group,box,block,part,group box,fieldset,panel,area",
    "step": "step,page,screen,tab,stage",
    "form":
      "form,the form,this form,it,whole form,the whole form,the whole thing,everything,the page",
    "show": "show,display,ask for,ask,reveal,present,have,offer",
    "hide": "hide,do not show,do not display,do not ask for,do not ask,skip,conceal,suppress",
    "shown": "shown,visible,displayed,asked,asked for,there,seen,revealed,available",
    "characters":
      "characters,character,letters,chars,signs,symbols,char,long,characters long,letters long",
    "atmost": """
    at most,no more than,not more than,maximum,a maximum of,max,up to,at the most,maximally,\
    no longer than,not longer than,not be longer than,not exceed,less than or equal to,within,\
    a max of,maximum of,max of,the maximum of,not be more than,be at most,be up to,be no longer than,\
    be no more than,no greater than,not be greater than,not be above,not be over,no higher than,\
    not be higher than,only be,only be up to,a limit of,not bigger than,no bigger than,no larger than
    """,
    "atleast": """
    at least,no less than,not less than,minimum,a minimum of,min,no shorter than,not be shorter than,\
    not shorter than,no fewer than,minimum of,a min of,be at least,at the least,not be less than,\
    greater than or equal to,not be below,not be under,not be lower than,be no shorter than,from
    """,
    "default":
      "default,default value,initial value,preset,preselection,starting value,default option",
    "option": "option,choice,answer,possibility,item,entry,value,selection",
    "options": "options,choices,answers,possibilities,items,entries,values,selections,list",
    "up": "up,higher,further up,upwards",
    "down": "down,lower,further down,downwards",
    "undo": """
    undo,undo it,undo that,undo this,undo the last change,undo that last change,undo last change,\
    undo my last change,revert,revert it,revert that,revert the last change,revert that change,\
    put it back,put that back,take that back,take it back,bring it back,change it back,change that back,\
    roll back,roll it back,roll that back,go back,go back one,go back one step,one step back,step back,\
    back,reverse that,undo the last thing,undo what you just did,scratch that,undo the last one,\
    undo the change,undo that change,restore it,bring that back,undo the last edit,undo the last step,\
    put it back the way it was,put it back how it was,make it like it was,make it like it was before,\
    i changed my mind,forget that,not that,undo please,i did not want that,that was wrong,\
    no put it back,cancel that,cancel the last change,put that back the way it was
    """,
  ]
}
