/** Members as a file for a spreadsheet, without the private details. */
import type { ActivityLevel, LeadSource } from "@stoep/contract/care";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { activityOf } from "./rules.ts";
import type { MemberListRow } from "./store/lists.ts";

export type ExportedMember = MemberListRow & { tagNames: string };
type Words = FileColumn<ExportedMember>["heading"];
const label = (en: string, nl: string, fr: string, tr: string): Words => ({ en, nl, fr, tr });

export const activityLabels: Record<ActivityLevel, Words> = {
  active: label("Active", "Actief", "Active", "Etkin"),
  new: label("New", "Nieuw", "Nouvelle", "Yeni"),
  inactive: label("Inactive", "Niet actief", "Inactive", "Etkin değil"),
};
export const leadSourceLabels: Record<LeadSource, Words> = {
  "word-of-mouth": label("Word of mouth", "Van horen zeggen", "Bouche-à-oreille", "Kulaktan kulağa"),
  letter: label("Letter", "Brief", "Lettre", "Mektup"),
  ad: label("Advertisement", "Advertentie", "Annonce", "İlan"),
  referral: label("Referral", "Doorverwijzing", "Orientation", "Yönlendirme"),
  stoep: label("Stoep", "Stoep", "Stoep", "Stoep"),
  event: label("Event", "Evenement", "Événement", "Etkinlik"),
  outreach: label("Outreach", "Huisbezoek of straatwerk", "Démarche de terrain", "Saha çalışması"),
  website: label("Website", "Website", "Site web", "Web sitesi"),
  "social-media": label("Social media", "Sociale media", "Réseaux sociaux", "Sosyal medya"),
  other: label("Other", "Anders", "Autre", "Diğer"),
};

/** Contact details and what else is known; used for the person's own data too. */
export const personHeadings = {
  firstName: label("First name", "Voornaam", "Prénom", "Ad"),
  lastName: label("Last name", "Achternaam", "Nom", "Soyad"),
  email: label("E-mail", "E-mail", "E-mail", "E-posta"),
  phone: label("Phone", "Telefoon", "Téléphone", "Telefon"),
  street: label("Street", "Straat", "Rue", "Sokak"),
  houseNumber: label("Number", "Nummer", "Numéro", "Numara"),
  postalCode: label("Postcode", "Postcode", "Code postal", "Posta kodu"),
  city: label("City", "Gemeente", "Commune", "Şehir"),
  introduction: label("Introduction", "Voorstelling", "Présentation", "Tanıtım"),
  keyRemark: label("Key remark", "Belangrijke opmerking", "Remarque importante", "Önemli not"),
} as const;
export const joinedHeading = label("Joined", "Ingeschreven", "Inscription", "Katılım");
export const languagesHeading = label("Languages", "Talen", "Langues", "Diller");

const textColumn = (name: keyof typeof personHeadings): FileColumn<ExportedMember> => ({
  heading: personHeadings[name],
  cell: (row) => row[name] ?? "",
});
const contactColumns = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "street",
  "houseNumber",
  "postalCode",
  "city",
] as const;

export const memberFile = (since: Date): ListFile<ExportedMember> => ({
  title: label("Members", "Hulpvragers", "Personnes aidées", "Yardım alanlar"),
  columns: [
    ...contactColumns.map(textColumn),
    {
      heading: label("Neighbourhood", "Buurt", "Quartier", "Mahalle"),
      cell: ({ neighbourhoodName }) => neighbourhoodName ?? "",
    },
    { heading: languagesHeading, cell: ({ languages }) => languages.join(", ") },
    choiceColumn(label("Activity", "Activiteit", "Activité", "Etkinlik"), activityLabels, (row) =>
      activityOf(row, since),
    ),
    { heading: label("Tags", "Labels", "Étiquettes", "Etiketler"), cell: ({ tagNames }) => tagNames },
    { heading: label("Tickets", "Aanvragen", "Demandes", "Talepler"), cell: ({ tickets }) => tickets },
    { heading: label("Solved", "Opgelost", "Résolues", "Çözülen"), cell: ({ solved }) => solved },
    {
      heading: label("Latest ticket", "Laatste aanvraag", "Dernière demande", "Son talep"),
      cell: ({ lastTicketAt }) => lastTicketAt ?? "",
    },
    { heading: joinedHeading, cell: ({ joinedAt }) => joinedAt },
    choiceColumn(
      label("How they found care", "Hoe de zorg gevonden werd", "Origine du contact", "Nereden duyduğu"),
      leadSourceLabels,
      ({ leadSource }) => leadSource,
    ),
    {
      heading: label("Suspended", "Geschorst", "Suspension", "Askıda"),
      cell: ({ suspendedAt }) => suspendedAt !== null,
    },
    textColumn("keyRemark"),
  ],
});
