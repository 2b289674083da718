/** Helpers, as a file for a spreadsheet. */
import type { HelperKind, HelperRow, HelperStatus, Management, Transport } from "@stoep/contract/care";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import type { HelperListRow } from "./store/lists.ts";

type Row = HelperRow & { row: HelperListRow };
type Words = FileColumn<Row>["heading"];

const kindLabels: Record<HelperKind, Words> = {
  company: { en: "Company", nl: "Bedrijf", fr: "Entreprise", tr: "Şirket" },
  organisation: { en: "Organisation", nl: "Organisatie", fr: "Organisation", tr: "Kuruluş" },
  neighbour: { en: "Neighbour", nl: "Buur", fr: "Voisin", tr: "Komşu" },
};
const statusLabels: Record<HelperStatus, Words> = {
  pending: { en: "To assess", nl: "Te beoordelen", fr: "À évaluer", tr: "Değerlendirilecek" },
  accepted: { en: "Accepted", nl: "Aanvaard", fr: "Accepté", tr: "Kabul edildi" },
  declined: { en: "Declined", nl: "Afgewezen", fr: "Refusé", tr: "Reddedildi" },
};
const managementLabels: Record<Management, Words> = {
  none: { en: "None", nl: "Geen", fr: "Aucune", tr: "Yok" },
  "self-managed": { en: "By themselves", nl: "Door henzelf", fr: "Par eux-mêmes", tr: "Kendileri" },
  "stoep-managed": { en: "By Stoep", nl: "Door Stoep", fr: "Par Stoep", tr: "Stoep" },
};
const transportLabels: Record<Transport, Words> = {
  unknown: { en: "Unknown", nl: "Onbekend", fr: "Inconnu", tr: "Bilinmiyor" },
  none: { en: "None", nl: "Geen", fr: "Aucun", tr: "Yok" },
  bike: { en: "Bicycle", nl: "Fiets", fr: "Vélo", tr: "Bisiklet" },
  car: { en: "Car", nl: "Auto", fr: "Voiture", tr: "Araba" },
};

const address = ({ row }: Row) =>
  [`${row.street} ${row.houseNumber}`.trim(), `${row.postalCode} ${row.city}`.trim()].filter(Boolean).join(", ");

export const helperFile: ListFile<Row> = {
  title: { en: "Helpers", nl: "Helpers", fr: "Aidants", tr: "Yardımcılar" },
  columns: [
    { heading: { en: "Name", nl: "Naam", fr: "Nom", tr: "Ad" }, cell: ({ name }) => name },
    choiceColumn({ en: "Type", nl: "Soort", fr: "Type", tr: "Tür" }, kindLabels, ({ kind }) => kind),
    choiceColumn({ en: "Status", nl: "Status", fr: "État", tr: "Durum" }, statusLabels, ({ status }) => status),
    choiceColumn(
      { en: "Managed", nl: "Beheer", fr: "Gestion", tr: "Yönetim" },
      managementLabels,
      ({ management }) => management,
    ),
    {
      heading: { en: "Professional", nl: "Beroepsmatig", fr: "Professionnel", tr: "Profesyonel" },
      cell: ({ isProfessional }) => isProfessional,
    },
    {
      heading: { en: "E-mail", nl: "E-mail", fr: "E-mail", tr: "E-posta" },
      cell: ({ contact }) => contact?.email ?? "",
    },
    {
      heading: { en: "Phone", nl: "Telefoon", fr: "Téléphone", tr: "Telefon" },
      cell: ({ contact }) => contact?.phone ?? "",
    },
    { heading: { en: "Address", nl: "Adres", fr: "Adresse", tr: "Adres" }, cell: address },
    {
      heading: { en: "Neighbourhood", nl: "Buurt", fr: "Quartier", tr: "Mahalle" },
      cell: ({ neighbourhood }) => neighbourhood?.name ?? "",
    },
    {
      heading: { en: "Languages", nl: "Talen", fr: "Langues", tr: "Diller" },
      cell: ({ languages }) => languages.join(", "),
    },
    {
      heading: { en: "Helps with", nl: "Helpt met", fr: "Aide pour", tr: "Yardım alanları" },
      cell: ({ categories }) => categories.map(({ name }) => name).join(", "),
    },
    {
      heading: { en: "Skills", nl: "Vaardigheden", fr: "Compétences", tr: "Beceriler" },
      cell: ({ row }) => row.skills,
    },
    choiceColumn(
      { en: "Transport", nl: "Vervoer", fr: "Moyen de transport", tr: "Ulaşım" },
      transportLabels,
      ({ transport }) => transport,
    ),
    {
      heading: { en: "Tags", nl: "Labels", fr: "Étiquettes", tr: "Etiketler" },
      cell: ({ tags }) => tags.map(({ name }) => name).join(", "),
    },
    {
      heading: { en: "Helper since", nl: "Helper sinds", fr: "Aidant depuis", tr: "Yardımcı olduğu tarih" },
      cell: ({ row }) => row.helperSince,
    },
    {
      heading: { en: "Times helped", nl: "Keer geholpen", fr: "Fois aidé", tr: "Yardım sayısı" },
      cell: ({ helped }) => helped,
    },
    {
      heading: { en: "Last helped", nl: "Laatst geholpen", fr: "Dernière aide", tr: "Son yardım" },
      cell: ({ row }) => row.lastHelpedAt,
    },
    {
      heading: { en: "Suspended", nl: "Geschorst", fr: "Suspendu", tr: "Askıya alındı" },
      cell: ({ isSuspended }) => isSuspended,
    },
  ],
};
