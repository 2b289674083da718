/** Members as a file for a spreadsheet. What is sealed is never in it. */
import type { ActivityLevel, LeadSource } from "@stoep/contract/care";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { activityOf } from "./rules.ts";
import type { MemberFound } from "./store/lists.ts";

export type FileMember = MemberFound & { tagNames: string };
type Words = FileColumn<FileMember>["heading"];
const words = (en: string, nl: string, fr: string, tr: string): Words => ({ en, nl, fr, tr });

export const levelWords: Record<ActivityLevel, Words> = {
  active: words("Active", "Actief", "Active", "Etkin"),
  new: words("New", "Nieuw", "Nouvelle", "Yeni"),
  inactive: words("Inactive", "Niet actief", "Inactive", "Etkin değil"),
};
export const leadWords: Record<LeadSource, Words> = {
  "word-of-mouth": words("Word of mouth", "Van horen zeggen", "Bouche-à-oreille", "Kulaktan kulağa"),
  letter: words("Letter", "Brief", "Lettre", "Mektup"),
  ad: words("Advertisement", "Advertentie", "Annonce", "İlan"),
  referral: words("Referral", "Doorverwijzing", "Orientation", "Yönlendirme"),
  stoep: words("Stoep", "Stoep", "Stoep", "Stoep"),
  event: words("Event", "Evenement", "Événement", "Etkinlik"),
  outreach: words("Outreach", "Huisbezoek of straatwerk", "Démarche de terrain", "Saha çalışması"),
  website: words("Website", "Website", "Site web", "Web sitesi"),
  "social-media": words("Social media", "Sociale media", "Réseaux sociaux", "Sosyal medya"),
  other: words("Other", "Anders", "Autre", "Diğer"),
};

/** How to reach somebody, and what is known of them; for the person's own data too. */
export const personColumns = {
  firstName: words("First name", "Voornaam", "Prénom", "Ad"),
  lastName: words("Last name", "Achternaam", "Nom", "Soyad"),
  email: words("E-mail", "E-mail", "E-mail", "E-posta"),
  phone: words("Phone", "Telefoon", "Téléphone", "Telefon"),
  street: words("Street", "Straat", "Rue", "Sokak"),
  houseNumber: words("Number", "Nummer", "Numéro", "Numara"),
  postalCode: words("Postcode", "Postcode", "Code postal", "Posta kodu"),
  city: words("City", "Gemeente", "Commune", "Şehir"),
  introduction: words("Introduction", "Voorstelling", "Présentation", "Tanıtım"),
  keyRemark: words("Key remark", "Belangrijke opmerking", "Remarque importante", "Önemli not"),
} as const;
export const joinedHeading = words("Joined", "Ingeschreven", "Inscription", "Katılım");
export const languagesHeading = words("Languages", "Talen", "Langues", "Diller");

const text = (name: keyof typeof personColumns): FileColumn<FileMember> => ({
  heading: personColumns[name],
  cell: (row) => row[name] ?? "",
});
const ofContact = ["firstName", "lastName", "email", "phone", "street", "houseNumber", "postalCode", "city"] as const;

export const memberFile = (since: Date): ListFile<FileMember> => ({
  title: words("Members", "Hulpvragers", "Personnes aidées", "Yardım alanlar"),
  columns: [
    ...ofContact.map(text),
    {
      heading: words("Neighbourhood", "Buurt", "Quartier", "Mahalle"),
      cell: ({ neighbourhoodName }) => neighbourhoodName ?? "",
    },
    { heading: languagesHeading, cell: ({ languages }) => languages.join(", ") },
    choiceColumn(words("Activity", "Activiteit", "Activité", "Etkinlik"), levelWords, (row) => activityOf(row, since)),
    { heading: words("Tags", "Labels", "Étiquettes", "Etiketler"), cell: ({ tagNames }) => tagNames },
    { heading: words("Tickets", "Aanvragen", "Demandes", "Talepler"), cell: ({ tickets }) => tickets },
    { heading: words("Solved", "Opgelost", "Résolues", "Çözülen"), cell: ({ solved }) => solved },
    {
      heading: words("Latest ticket", "Laatste aanvraag", "Dernière demande", "Son talep"),
      cell: ({ lastTicketAt }) => lastTicketAt ?? "",
    },
    { heading: joinedHeading, cell: ({ joinedAt }) => joinedAt },
    choiceColumn(
      words("How they found care", "Hoe de zorg gevonden werd", "Origine du contact", "Nereden duyduğu"),
      leadWords,
      ({ leadSource }) => leadSource,
    ),
    {
      heading: words("Suspended", "Geschorst", "Suspension", "Askıda"),
      cell: ({ suspendedAt }) => suspendedAt !== null,
    },
    text("keyRemark"),
  ],
});
