/** Tickets as files for a spreadsheet: the list, the list with appointment times, and help that repeats. S2 §2, S2 §7 */
import type { Repeats, TicketSource, TicketState } from "@stoep/contract/care";
import { choiceColumn, type FileColumn, type ListFile } from "#modules/files/index.ts";
import { ageInHours } from "./rules.ts";
import type { FileRow } from "./store/filed.ts";

type Column = FileColumn<FileRow>;
type Words = Column["heading"];
const words = (en: string, nl: string, fr: string, tr: string): Words => ({ en, nl, fr, tr });

export const stateWords: Record<TicketState, Words> = {
  open: words("Open", "Open", "Ouverte", "Açık"),
  looking: words("Looking for a helper", "Helper gezocht", "Recherche d’un aidant", "Yardımcı aranıyor"),
  waiting: words("Helper found", "Helper gevonden", "Aidant trouvé", "Yardımcı bulundu"),
  planned: words("Scheduled", "Ingepland", "Planifiée", "Planlandı"),
  "in-progress": words("In progress", "In uitvoering", "En cours", "Sürüyor"),
  executed: words("Carried out", "Uitgevoerd", "Exécutée", "Yapıldı"),
  solved: words("Solved", "Opgelost", "Résolue", "Çözüldü"),
  revoked: words("Revoked", "Ingetrokken", "Annulée", "Geri çekildi"),
};
const sources: Record<TicketSource, Words> = {
  staff: words("Colleague", "Collega", "Collègue", "İş arkadaşı"),
  fast: words("Quick registration", "Snelle registratie", "Enregistrement rapide", "Hızlı kayıt"),
  webform: words("Web form", "Webformulier", "Formulaire web", "Web formu"),
  shout: words("Resident’s message", "Bericht van een bewoner", "Message d’un habitant", "Sakinin mesajı"),
  series: words("Repeating help", "Terugkerende hulp", "Aide répétée", "Tekrarlanan yardım"),
  import: words("Import", "Import", "Importation", "İçe aktarma"),
};
const repeats: Record<Repeats, Words> = {
  never: words("No", "Nee", "Non", "Hayır"),
  weekly: words("Every week", "Elke week", "Chaque semaine", "Her hafta"),
  "two-weekly": words("Every two weeks", "Om de twee weken", "Toutes les deux semaines", "İki haftada bir"),
  monthly: words("Every month", "Elke maand", "Chaque mois", "Her ay"),
};

const what: Column[] = [
  { heading: words("Number", "Nummer", "Numéro", "Numara"), cell: ({ number }) => number },
  { heading: words("Ticket", "Aanvraag", "Demande", "Talep"), cell: ({ title }) => title },
  choiceColumn(words("Status", "Status", "État", "Durum"), stateWords, ({ state }) => state),
  { heading: words("Member", "Hulpvrager", "Personne aidée", "Yardım alan"), cell: ({ member }) => member },
  {
    heading: words("Category", "Categorie", "Catégorie", "Kategori"),
    cell: ({ translations, categoryName }, language) => translations?.[language] || (categoryName ?? ""),
  },
  {
    heading: words("Neighbourhood", "Buurt", "Quartier", "Mahalle"),
    cell: ({ neighbourhood }) => neighbourhood ?? "",
  },
  { heading: words("Concierge", "Concierge", "Responsable", "Sorumlu"), cell: ({ assignee }) => assignee ?? "" },
  {
    heading: words("Helper", "Helper", "Aidant", "Yardımcı"),
    cell: ({ helperId, helper }) => (helperId ? helper : ""),
  },
];
const times: Column[] = [
  {
    heading: words("Appointment from", "Afspraak van", "Rendez-vous de", "Randevu başlangıcı"),
    cell: ({ startsAt }) => startsAt ?? "",
  },
  {
    heading: words("Appointment until", "Afspraak tot", "Rendez-vous à", "Randevu bitişi"),
    cell: ({ endsAt }) => endsAt ?? "",
  },
  {
    heading: words("Preferred moment", "Voorkeursmoment", "Moment souhaité", "Tercih edilen zaman"),
    cell: ({ preferredMoment }) => preferredMoment,
  },
];
const repeating: Column[] = [
  choiceColumn(words("Repeats", "Herhaling", "Répétition", "Tekrar"), repeats, ({ repeats: every }) => every),
  {
    heading: words("Day in the series", "Dag in de reeks", "Jour dans la série", "Dizideki gün"),
    cell: ({ occurrenceOn }) => occurrenceOn ?? "",
  },
];
const rest = (now: Date): Column[] => [
  {
    heading: words("Car needed", "Auto nodig", "Voiture nécessaire", "Araba gerekli"),
    cell: ({ needsCar }) => needsCar,
  },
  {
    heading: words("Internal deadline", "Interne deadline", "Échéance interne", "İç son tarih"),
    cell: ({ deadlineOn }) => deadlineOn ?? "",
  },
  {
    heading: words("Confidential", "Vertrouwelijk", "Confidentielle", "Gizli"),
    cell: ({ isConfidential }) => isConfidential,
  },
  choiceColumn(words("Came by", "Kwam binnen via", "Reçue par", "Geliş yolu"), sources, ({ source }) => source),
  { heading: words("Created", "Aangemaakt", "Création", "Oluşturulma"), cell: ({ createdAt }) => createdAt },
  {
    heading: words("Age in hours", "Ouderdom in uren", "Ancienneté en heures", "Saat olarak yaş"),
    cell: (row) => ageInHours(row, now),
  },
  {
    heading: words("Solved on", "Opgelost op", "Résolue le", "Çözülme tarihi"),
    cell: ({ solvedAt }) => solvedAt ?? "",
  },
  { heading: words("Outcome", "Resultaat", "Résultat", "Sonuç"), cell: ({ outcome }) => outcome },
  {
    heading: words("Referred to", "Doorverwezen naar", "Orientation", "Yönlendirme"),
    cell: ({ referredTo }) => referredTo,
  },
];

export const ticketFile = (now: Date, { withTimes }: { withTimes: boolean }): ListFile<FileRow> => ({
  title: words("Tickets", "Aanvragen", "Demandes d’aide", "Yardım talepleri"),
  columns: [...what, ...(withTimes ? times : []), ...rest(now)],
});

export const recurringFile = (now: Date): ListFile<FileRow> => ({
  title: words("Repeating help", "Terugkerende hulp", "Aide répétée", "Tekrarlanan yardım"),
  columns: [...what, ...repeating, ...times, ...rest(now)],
});
