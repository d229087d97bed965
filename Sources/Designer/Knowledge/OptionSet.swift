/// Lists of choices that people often need, by name.
enum OptionSet {
  /// The choices as an edit has them; none for an unknown name.
  static func named(_ name: String) -> [String] {
    (table[name] ?? "").split(separator: ",").map { String($0.drop { $0 == " " || $0 == "\n" }) }
  }

  /// The choices that people name by some words: `a Likert scale`, `the days of the week`.
  static func spoken(_ keys: [String]) -> [String]? {
    let words = keys.filter { !["a", "an", "the", "all", "of", "list"].contains($0) }.joined(
      separator: " ")
    return phrases[words].map(named)
  }

  private static let phrases = [
    "yes no": "yesNo", "yes and no": "yesNo", "yes or no": "yesNo", "countries": "countries",
    "european countries": "countries", "likert": "agreement", "likert scale": "agreement",
    "agreement scale": "agreement", "satisfaction scale": "satisfaction", "titles": "titles",
    "salutations": "titles", "days week": "weekdays", "weekdays": "weekdays", "months": "months",
    "priorities": "priorities", "sizes": "sizes", "languages": "languages", "genders": "genders",
    "frequency": "frequency", "frequencies": "frequency", "likert agreement": "agreement",
  ]

  private static let table = [
    "yesNo": "yes=Yes,no=No",
    "titles": "ms=Ms,mr=Mr,mx=Mx,dr=Dr,prof=Prof",
    "genders": "female=Female,male=Male,other=Other,unsaid=I would rather not say",
    "languages":
      "en=English,de=German,fr=French,es=Spanish,it=Italian,pt=Portuguese,pl=Polish,tr=Turkish",
    "maritalStatus":
      "single=Single,married=Married,partnership=In a civil partnership,divorced=Divorced,widowed=Widowed",
    "satisfaction":
      """
    verySatisfied=Very satisfied,satisfied=Satisfied,neutral=Neither satisfied nor dissatisfied,\
    dissatisfied=Dissatisfied,veryDissatisfied=Very dissatisfied
    """,
    "agreement":
      """
    stronglyAgree=Strongly agree,agree=Agree,neutral=Neither agree nor disagree,disagree=Disagree,\
    stronglyDisagree=Strongly disagree
    """,
    "often": "always=Always,often=Often,sometimes=Sometimes,rarely=Rarely,never=Never",
    "quality": "excellent=Excellent,good=Good,fair=Fair,poor=Poor,bad=Bad",
    "frequency":
      "daily=Every day,weekly=Every week,monthly=Every month,rarely=Less often,never=Never",
    "sources":
      "friends=Friends,search=Search engine,social=Social media,advertisement=Advertisement,other=Other",
    "meals": "meat=Meat,fish=Fish,vegetarian=Vegetarian,vegan=Vegan",
    "priorities": "low=Low,normal=Normal,high=High,urgent=Urgent",
    "payments": "card=Card,paypal=PayPal,invoice=Invoice",
    "shippings": "standard=Standard,express=Express",
    "sizes": "small=Small,medium=Medium,large=Large",
    "weekdays":
      """
    monday=Monday,tuesday=Tuesday,wednesday=Wednesday,thursday=Thursday,friday=Friday,\
    saturday=Saturday,sunday=Sunday
    """,
    "months":
      """
    january=January,february=February,march=March,april=April,may=May,june=June,july=July,\
    august=August,september=September,october=October,november=November,december=December
    """,
    "countries":
      """
    AR=Argentina,AU=Australia,AT=Austria,BE=Belgium,BR=Brazil,BG=Bulgaria,CA=Canada,CL=Chile,\
    CN=China,HR=Croatia,CY=Cyprus,CZ=Czechia,DK=Denmark,EG=Egypt,EE=Estonia,FI=Finland,FR=France,\
    DE=Germany,GR=Greece,HU=Hungary,IS=Iceland,IN=India,IE=Ireland,IL=Israel,IT=Italy,JP=Japan,\
    LV=Latvia,LT=Lithuania,LU=Luxembourg,MT=Malta,MX=Mexico,NL=Netherlands,NZ=New Zealand,\
    NO=Norway,PL=Poland,PT=Portugal,RO=Romania,RS=Serbia,SG=Singapore,SK=Slovakia,SI=Slovenia,\
    ZA=South Africa,KR=South Korea,ES=Spain,SE=Sweden,CH=Switzerland,TR=Türkiye,UA=Ukraine,\
    GB=United Kingdom,US=United States
    """,
  ]
}
