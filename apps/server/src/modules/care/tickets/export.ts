/** Tickets as files for a spreadsheet: the list, the list with appointment times, and recurring help. S2 §2, S2 §7 */
import type { Repeats, TicketSource, TicketState } from "@stoep/contract/care";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { ageInHours } from "./rules.ts";
import type { ExportRow } from "./store/exports.ts";

type Column = FileColumn<ExportRow>;
type Words = Column["heading"];
const label = (en: string, nl: string, fr: string, tr: string): Words => ({ en, nl, fr, tr });

export const stateLabels: Record<TicketState, Words> = {
  open: label("Open", "Open", "Ouverte", "Açık"),
  looking: label("Looking for a helper", "Helper gezocht", "Recherche d’un aidant", "Yardımcı aranıyor"),
  waiting: label("Helper found", "Helper gevonden", "Aidant trouvé", "Yardımcı bulundu"),
  planned: label("Scheduled", "Ingepland", "Planifiée", "Planlandı"),
  "in-progress": label("In progress", "In uitvoering", "En cours", "Sürüyor"),
  executed: label("Carried out", "Uitgevoerd", "Exécutée", "Yapıldı"),
  solved: label("Solved", "Opgelost", "Résolue", "Çözüldü"),
  revoked: label("Revoked", "Ingetrokken", "Annulée", "Geri çekildi"),
};
const sourceLabels: Record<TicketSource, Words> = {
  staff: label("Colleague", "Collega", "Collègue", "İş arkadaşı"),
  fast: label("Quick registration", "Snelle registratie", "Enregistrement rapide", "Hızlı kayıt"),
  webform: label("Web form", "Webformulier", "Formulaire web", "Web formu"),
  shout: label("Resident’s message", "Bericht van een bewoner", "Message d’un habitant", "Sakinin mesajı"),
  series: label("Repeating help", "Terugkerende hulp", "Aide répétée", "Tekrarlanan yardım"),
  import: label("Import", "Import", "Importation", "İçe aktarma"),
};
const repeatLabels: Record<Repeats, Words> = {
  never: label("No", "Nee", "Non", "Hayır"),
  weekly: label("Every week", "Elke week", "Chaque semaine", "Her hafta"),
  "two-weekly": label("Every two weeks", "Om de twee weken", "Toutes les deux semaines", "İki haftada bir"),
  monthly: label("Every month", "Elke maand", "Chaque mois", "Her ay"),
};

const ticketColumns: Column[] = [
  { heading: label("Number", "Nummer", "Numéro", "Numara"), cell: ({ number }) => number },
  { heading: label("Ticket", "Aanvraag", "Demande", "Talep"), cell: ({ title }) => title },
  choiceColumn(label("Status", "Status", "État", "Durum"), stateLabels, ({ state }) => state),
  { heading: label("Member", "Hulpvrager", "Personne aidée", "Yardım alan"), cell: ({ member }) => member },
  {
    heading: label("Category", "Categorie", "Catégorie", "Kategori"),
    cell: ({ translations, categoryName }, language) => translations?.[language] || (categoryName ?? ""),
  },
  {
    heading: label("Neighbourhood", "Buurt", "Quartier", "Mahalle"),
    cell: ({ neighbourhood }) => neighbourhood ?? "",
  },
  { heading: label("Concierge", "Concierge", "Responsable", "Sorumlu"), cell: ({ assignee }) => assignee ?? "" },
  {
    heading: label("Helper", "Helper", "Aidant", "Yardımcı"),
    cell: ({ helperId, helper }) => (helperId ? helper : ""),
  },
];
const timeColumns: Column[] = [
  {
    heading: label("Appointment from", "Afspraak van", "Rendez-vous de", "Randevu başlangıcı"),
    cell: ({ startsAt }) => startsAt ?? "",
  },
  {
    heading: label("Appointment until", "Afspraak tot", "Rendez-vous à", "Randevu bitişi"),
    cell: ({ endsAt }) => endsAt ?? "",
  },
  {
    heading: label("Preferred moment", "Voorkeursmoment", "Moment souhaité", "Tercih edilen zaman"),
    cell: ({ preferredMoment }) => preferredMoment,
  },
];
const repeatColumns: Column[] = [
  choiceColumn(label("Repeats", "Herhaling", "Répétition", "Tekrar"), repeatLabels, ({ repeats: every }) => every),
  {
    heading: label("Day in the series", "Dag in de reeks", "Jour dans la série", "Dizideki gün"),
    cell: ({ occurrenceOn }) => occurrenceOn ?? "",
  },
];
const otherColumns = (now: Date): Column[] => [
  {
    heading: label("Car needed", "Auto nodig", "Voiture nécessaire", "Araba gerekli"),
    cell: ({ needsCar }) => needsCar,
  },
  {
    heading: label("Internal deadline", "Interne deadline", "Échéance interne", "İç son tarih"),
    cell: ({ deadlineOn }) => deadlineOn ?? "",
  },
  {
    heading: label("Confidential", "Vertrouwelijk", "Confidentielle", "Gizli"),
    cell: ({ isConfidential }) => isConfidential,
  },
  choiceColumn(label("Came by", "Kwam binnen via", "Reçue par", "Geliş yolu"), sourceLabels, ({ source }) => source),
  { heading: label("Created", "Aangemaakt", "Création", "Oluşturulma"), cell: ({ createdAt }) => createdAt },
  {
    heading: label("Age in hours", "Ouderdom in uren", "Ancienneté en heures", "Saat olarak yaş"),
    cell: (row) => ageInHours(row, now),
  },
  {
    heading: label("Solved on", "Opgelost op", "Résolue le", "Çözülme tarihi"),
    cell: ({ solvedAt }) => solvedAt ?? "",
  },
  { heading: label("Outcome", "Resultaat", "Résultat", "Sonuç"), cell: ({ outcome }) => outcome },
  {
    heading: label("Referred to", "Doorverwezen naar", "Orientation", "Yönlendirme"),
    cell: ({ referredTo }) => referredTo,
  },
];

export const ticketExport = (now: Date, { withTimes }: { withTimes: boolean }): ListFile<ExportRow> => ({
  title: label("Tickets", "Aanvragen", "Demandes d’aide", "Yardım talepleri"),
  columns: [...ticketColumns, ...(withTimes ? timeColumns : []), ...otherColumns(now)],
});

export const recurringExport = (now: Date): ListFile<ExportRow> => ({
  title: label("Repeating help", "Terugkerende hulp", "Aide répétée", "Tekrarlanan yardım"),
  columns: [...ticketColumns, ...repeatColumns, ...timeColumns, ...otherColumns(now)],
});
