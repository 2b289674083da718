/** Guesses what a column holds from its heading in four languages. Pure. */
import {
  helperImportFields,
  type ImportField,
  type ImportKind,
  privateImportFields,
  repeatedImportFields,
} from "@stoep/contract/care";
import { fold } from "@stoep/contract/search-words";

/** The first word of each is the heading in Stoep's own exports. */
const headings: Record<ImportField, string> = {
  firstName: "first name|given name|voornaam|prénom|ad|adı|isim",
  lastName: "last name|surname|family name|achternaam|familienaam|naam familie|nom de famille|soyad|soyadı|nom",
  fullName:
    "name|full name|naam|volledige naam|nom complet|nom et prénom|ad soyad|adı soyadı|person helped|member|helper|lid|hulpvrager",
  email:
    "email|e-mail|email address|e-mail address|e-mailadres|mail|mailadres|courriel|adresse e-mail|adresse mail|adresse de messagerie|e-posta|eposta|e-posta adresi|e-mail 1 - value|e-mail 2 - value|e-mail 2 address|e-mailadres 2|adresse de messagerie 2|e-posta 2 adresi",
  phone:
    "phone|telephone|phone number|mobile|cell|telefoon|telefoonnummer|tel|gsm|gsm-nummer|mobiel|téléphone|numéro de téléphone|portable|telefon|telefon numarası|cep telefonu|cep|mobile phone|mobile number|home phone|primary phone|phone 1 - value|phone 2 - value|mobiele telefoon|telefoon thuis|tél. mobile|téléphone mobile|téléphone (domicile)|ev telefonu",
  languages: "languages|language|spoken languages|talen|taal|moedertaal|langues|langue|diller|dil",
  street:
    "street|street name|street and number|straat|straatnaam|straat en nr|straat en nummer|straat en huisnummer|straat + nr|straat/nr|straat, nr|rue|nom de rue|rue et numéro|rue et n°|rue, n°|sokak|cadde|sokak ve no|home street|address 1 - street|huisadres, straat|straat (thuis)|rue (domicile)|ev adresi - cadde|ev cadde|ev sokak",
  houseNumber: "number|house number|nummer|huisnummer|huisnr|nr|numéro|numéro de maison|n°|no|numara|kapı no",
  postalCode:
    "postcode|postal code|zip|zip code|postnummer|code postal|cp|posta kodu|home postal code|address 1 - postal code|huisadres, postcode|postcode (thuis)|code postal (domicile)|ev adresi - posta kodu|ev posta kodu",
  city: "city|town|municipality|gemeente|stad|woonplaats|plaats|commune|ville|localité|şehir|ilçe|home city|address 1 - city|huisadres, plaats|plaats (thuis)|ville (domicile)|ev adresi - şehir|ev şehir",
  address:
    "address|adres|volledig adres|adresse|adresse complète|açık adres|address 1 - formatted|home address|huisadres|ev adresi",
  keyRemark:
    "important note|key remark|remark|belangrijke opmerking|opmerking|opmerkingen|aandachtspunt|remarque importante|remarque|önemli not|not",
  introduction:
    "introduction|about|over deze persoon|voorstelling|omschrijving|présentation|description|tanıtım|açıklama",
  tags: "tags|tag|labels|label|étiquettes|étiquette|etiketler|etiket",
  leadSource:
    "how they found care|lead source|source|hoe deze persoon ons vond|hoe de zorg gevonden werd|bron|herkomst|origine du contact|origine|nereden duyduğu|kaynak",
  leadExplanation:
    "explanation of the source|lead explanation|toelichting|toelichting bij de herkomst|explication de l’origine|kaynak açıklaması",
  referredBy: "referred by|referrer|doorverwezen door|verwijzer|orienté par|yönlendiren",
  memberOrganisation: "organisation|organization|organisatie|kuruluş",
  subscribedOn:
    "joined|subscription since|subscribed on|since|abonnement sinds|ingeschreven|inschrijvingsdatum|ingeschreven op|inscription|date d’inscription|katılım|kayıt tarihi",
  companyName: "company|company name|bedrijf|bedrijfsnaam|naam organisatie|entreprise|société|şirket|firma|kuruluş adı",
  kind: "kind|type|soort|type helper|genre d’aidant|tür|tip",
  categories:
    "categories|category|helps with|categorieën|categorie|soort hulp|helpt met|catégories|catégorie|aide pour|kategoriler|kategori|yardım türleri",
  skills: "skills|vaardigheden|kan helpen met|compétences|beceriler|yetenekler",
  transport: "transport|vervoer|auto|car|moyen de transport|ulaşım|araç",
  radiusKm: "radius|radius (km)|distance|straal|straal (km)|afstand|rayon|rayon (km)|mesafe|yarıçap|yarıçap (km)",
  monthlyCap:
    "tasks a month|most tasks a month|at most a month|monthly cap|maximaal aantal taken per maand|taken per maand|maximum per maand|tâches par mois|aylık görev",
  gender: "gender|sex|geslacht|gender (m/v/x)|genre|sexe|cinsiyet",
  birthOn:
    "date of birth|birth date|birthday|geboortedatum|geboren|geboren op|verjaardag|date de naissance|né le|anniversaire|doğum tarihi|doğum günü",
  iban: "iban|bank account|account number|rekeningnummer|rekening|compte bancaire|numéro de compte|banka hesabı",
  swift: "swift|bic|swift code|bic-code|code swift|swift kodu",
};

const named: ReadonlyMap<string, ImportField> = new Map(
  (Object.entries(headings) as [ImportField, string][]).flatMap(([field, names]) =>
    names.split("|").map((name) => [fold(name), field] as const),
  ),
);

/** Headings that only the address books of Google and Outlook have. */
const onlyInAddressBooks = new Set(
  "e-mail 1 - value|phone 1 - value|address 1 - formatted|home street|business street|business phone|huisadres, straat|straat (thuis)|rue (domicile)|ev adresi - cadde|ev cadde"
    .split("|")
    .map(fold),
);
/** In an address book these columns hold the employer, or the labels of the address book itself. */
const otherInAddressBooks: readonly ImportField[] = ["companyName", "tags", "categories", "kind", "memberOrganisation"];

const isIn = (fields: readonly ImportField[], field: ImportField) => fields.includes(field);
/** Whether files of this kind may hold the field; private fields only for colleagues who may read private data. */
export const isOffered = (field: ImportField, kind: ImportKind, seals: boolean): boolean =>
  (kind === "helpers" || !isIn(helperImportFields, field)) && (seals || !isIn(privateImportFields, field));

/** Folded, as a line of headings is found by them. */
export const knownHeadings = (): string[] => [...named.keys()];

/** Gives each field to the first column whose heading names it; an e-mail address or number may be in several. */
export function guessFields(heading: readonly string[], kind: ImportKind, seals: boolean): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  const isAddressBook = heading.some((name) => onlyInAddressBooks.has(fold(name)));
  const isKept = (field: ImportField) =>
    isOffered(field, kind, seals) &&
    (!taken.has(field) || isIn(repeatedImportFields, field)) &&
    !(isAddressBook && isIn(otherInAddressBooks, field));
  const fields = heading.map((name) => {
    const field = named.get(fold(name));
    if (!field || !isKept(field)) return null;
    taken.add(field);
    return field;
  });
  // "Nom" beside "prénom" is the family name; alone it is the whole name. "Naam" likewise.
  if (taken.has("firstName"))
    return fields.map((field) => (field === "fullName" && !taken.has("lastName") ? "lastName" : field));
  return fields.map((field) => (field === "lastName" && !taken.has("fullName") ? "fullName" : field));
}
