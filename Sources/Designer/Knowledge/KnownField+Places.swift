/// Where people live, and where they work.
extension KnownField {
  static let place: [KnownField] = [
    KnownField(
      "address", "Address", "TextField",
      "address,postal address,home address,delivery address,shipping address,mailing address,billing address",
      "purpose=street-address"),
    KnownField(
      "street", "Street", "TextField",
      "street,street address,street and number,street name,road,address line 1",
      "purpose=street-address"),
    KnownField(
      "houseNumber", "House number", "TextField", "house number,building number,street number"),
    KnownField(
      "addressLine2", "Address line 2", "TextField", "address line 2,apartment,flat number",
      "purpose=address-line2"),
    KnownField(
      "city", "City", "TextField", "city,town,place of residence", "purpose=address-level2"),
    KnownField(
      "postcode", "Postcode", "TextField", "postcode,post code,postal code", "purpose=postal-code"),
    KnownField("zip", "ZIP code", "TextField", "zip,zip code,zipcode", "purpose=postal-code"),
    KnownField(
      "state", "State", "TextField", "state,province,state or province", "purpose=address-level1"),
    KnownField("region", "Region", "TextField", "region,county,district", "purpose=address-level1"),
    KnownField(
      "country", "Country", "TextField", "country,land,country of residence",
      "purpose=country-name choices:countries"
    ),
    KnownField(
      "origin", "From", "TextField",
      "from,where from,origin,departure city,from where,departure station,starting point"),
    KnownField(
      "destination", "To", "TextField",
      "to,where to,destination,arrival city,to where,destination station"),
  ]

  static let work: [KnownField] = [
    KnownField(
      "company", "Company", "TextField",
      "company,company name,organisation,organization,firm,business name",
      "purpose=organization"),
    KnownField(
      "employer", "Employer", "TextField", "employer,current employer", "purpose=organization"),
    KnownField(
      "jobTitle", "Job title", "TextField", "job title,occupation,profession",
      "purpose=organization-title"),
    KnownField("department", "Department", "TextField", "department,team"),
    KnownField("position", "Position", "TextField", "position,desired position,role,job"),
    KnownField(
      "website", "Website", "TextField",
      "website,web site,homepage,web address,url,web page,site,site url,link to your website,link to their website,personal website",
      "input=url purpose=url url!"),
    KnownField(
      "linkedin", "LinkedIn profile", "TextField", "linkedin,linkedin profile,linkedin url",
      "input=url url!"),
    KnownField("github", "GitHub profile", "TextField", "github,github profile", "input=url url!"),
    KnownField(
      "experience", "Years of experience", "Stepper",
      "years of experience,experience,experience in years,work experience", "minimum#0 maximum#50"),
    KnownField(
      "salary", "Expected salary", "TextField",
      "salary,expected salary,salary expectation,desired salary", "input=integer minimum#0"),
    KnownField(
      "coverLetter", "Cover letter", "TextEditor",
      "cover letter,motivation letter,letter of motivation", "rows#6"),
    KnownField("vatNumber", "VAT number", "TextField", "vat number,vat,vat id,tax number,tax id"),
  ]
}
