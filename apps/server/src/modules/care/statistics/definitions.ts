/** Names and definitions of the figures, used by the screen, the file and the report. D §9 */
import type { careFigures, careSections, HelperKind, TicketState } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";

type Words = Record<Language, string>;
type DefinedLabel = { label: Words; definition: Words };

export const figureTexts: Record<(typeof careFigures)[number], DefinedLabel> = {
  asked: {
    label: { en: "Tickets", nl: "Aanvragen", fr: "Demandes d’aide", tr: "Yardım talepleri" },
    definition: {
      en: "Tickets created in this period, whatever became of them. Confidential ones are left out everywhere.",
      nl: "Aanvragen die in deze periode zijn aangemaakt, wat er ook van kwam. Vertrouwelijke tellen in geen enkel cijfer mee.",
      fr: "Demandes créées pendant cette période, quelle qu’en soit l’issue. Les demandes confidentielles ne comptent nulle part.",
      tr: "Bu dönemde açılan talepler, sonucu ne olursa olsun. Gizli olanlar hiçbir sayıya katılmaz.",
    },
  },
  solved: {
    label: { en: "Solved", nl: "Opgelost", fr: "Résolues", tr: "Çözülen" },
    definition: {
      en: "Tickets that became solved in this period, whenever they were created.",
      nl: "Aanvragen die in deze periode opgelost raakten, wanneer ze ook zijn aangemaakt.",
      fr: "Demandes résolues pendant cette période, quelle que soit leur date de création.",
      tr: "Ne zaman açılmış olursa olsun bu dönemde çözülen talepler.",
    },
  },
  toMatch: {
    label: {
      en: "Time to a helper",
      nl: "Tijd tot een helper",
      fr: "Délai pour trouver un aidant",
      tr: "Yardımcı bulma süresi",
    },
    definition: {
      en: "Median time from creating a ticket until its helper was found, of those solved in this period. Shown from five on.",
      nl: "Mediane tijd van het aanmaken tot er een helper was, van wat in deze periode is opgelost. Vanaf vijf.",
      fr: "Temps médian entre la création et l’aidant trouvé, pour ce qui a été résolu pendant la période. À partir de cinq.",
      tr: "Bu dönemde çözülenler için açılıştan yardımcı bulunana kadar geçen ortanca süre. Beşten itibaren gösterilir.",
    },
  },
  toSolve: {
    label: { en: "Time to solved", nl: "Tijd tot opgelost", fr: "Délai de résolution", tr: "Çözüm süresi" },
    definition: {
      en: "Median time from creating to solving, of those solved in this period; fast registrations are left out. Shown from five on.",
      nl: "Mediane tijd van aanmaken tot opgelost, van wat in deze periode is opgelost; snelle registraties tellen niet mee. Vanaf vijf.",
      fr: "Temps médian entre la création et la résolution pendant la période, sans les enregistrements rapides. À partir de cinq.",
      tr: "Bu dönemde çözülenler için açılıştan çözüme kadar geçen ortanca süre; hızlı kayıtlar hariç. Beşten itibaren gösterilir.",
    },
  },
  activated: {
    label: {
      en: "Activated helpers",
      nl: "Helpers die hielpen",
      fr: "Aidants mobilisés",
      tr: "Yardım eden yardımcılar",
    },
    definition: {
      en: "Helpers of at least one ticket that was solved in this period, each once.",
      nl: "Helpers van minstens één aanvraag die in deze periode is opgelost, elk één keer.",
      fr: "Aidants d’au moins une demande résolue pendant la période, chacun une fois.",
      tr: "Bu dönemde çözülen en az bir talepte yardım edenler, her biri bir kez.",
    },
  },
  active: {
    label: { en: "Currently active", nl: "Nu actief", fr: "Actifs actuellement", tr: "Şu anda etkin" },
    definition: {
      en: "Helpers who helped within the last two months, today.",
      nl: "Helpers die in de laatste twee maanden hielpen, gerekend vanaf vandaag.",
      fr: "Aidants qui ont aidé ces deux derniers mois, à compter d’aujourd’hui.",
      tr: "Bugünden geriye son iki ay içinde yardım edenler.",
    },
  },
  duos: {
    label: { en: "Durable duos", nl: "Duurzame duo’s", fr: "Duos durables", tr: "Kalıcı ikililer" },
    definition: {
      en: "A member and a helper who have solved three or more tickets together, ever.",
      nl: "Een hulpvrager en een helper die samen al drie of meer aanvragen oplosten.",
      fr: "Une personne aidée et un aidant qui ont résolu ensemble trois demandes ou plus.",
      tr: "Birlikte üç veya daha fazla talep çözmüş bir yardım alan ile bir yardımcı.",
    },
  },
  hours: {
    label: { en: "Hours given", nl: "Gegeven uren", fr: "Heures données", tr: "Verilen saat" },
    definition: {
      en: "Hours written down for helpers on days in this period, rounded.",
      nl: "Uren die voor helpers zijn genoteerd op dagen in deze periode, afgerond.",
      fr: "Heures notées pour les aidants les jours de cette période, arrondies.",
      tr: "Bu dönemin günlerinde yardımcılar için yazılan saatler, yuvarlanmış.",
    },
  },
  worth: {
    label: { en: "What it is worth", nl: "Wat het waard is", fr: "Ce que cela vaut", tr: "Değeri" },
    definition: {
      en: "Those hours times the value of an hour in the settings of care.",
      nl: "Die uren maal de waarde van een uur in de instellingen van de zorg.",
      fr: "Ces heures multipliées par la valeur d’une heure dans les paramètres de l’entraide.",
      tr: "Bu saatlerin yardımlaşma ayarlarındaki saat değeriyle çarpımı.",
    },
  },
};

type Section = DefinedLabel & { heading: Words; columns: Words[] };
const helpersLabel: Words = { en: "Helpers", nl: "Helpers", fr: "Aidants", tr: "Yardımcılar" };
const askedLabel = figureTexts.asked.label;
const solvedLabel = figureTexts.solved.label;

export const sectionTexts: Record<(typeof careSections)[number], Section> = {
  time: {
    label: { en: "Over time", nl: "In de tijd", fr: "Au fil du temps", tr: "Zaman içinde" },
    definition: {
      en: "Created and solved tickets, by day or month of the network’s clock.",
      nl: "Aangemaakte en opgeloste aanvragen, per dag of maand.",
      fr: "Demandes créées et résolues, par jour ou par mois.",
      tr: "Açılan ve çözülen talepler, güne veya aya göre.",
    },
    heading: { en: "When", nl: "Wanneer", fr: "Quand", tr: "Ne zaman" },
    columns: [askedLabel, solvedLabel],
  },
  categories: {
    label: { en: "By category", nl: "Per categorie", fr: "Par catégorie", tr: "Kategoriye göre" },
    definition: {
      en: "Tickets created in this period, by the status that they have now.",
      nl: "Aanvragen die in deze periode zijn aangemaakt, volgens hun huidige status.",
      fr: "Demandes créées pendant la période, selon leur état actuel.",
      tr: "Bu dönemde açılan talepler, şimdiki durumlarına göre.",
    },
    heading: { en: "Category", nl: "Categorie", fr: "Catégorie", tr: "Kategori" },
    columns: [
      solvedLabel,
      { en: "Running", nl: "Lopend", fr: "En cours", tr: "Süren" },
      { en: "Revoked", nl: "Ingetrokken", fr: "Annulées", tr: "Geri çekilen" },
    ],
  },
  states: {
    label: { en: "By status", nl: "Per status", fr: "Par état", tr: "Duruma göre" },
    definition: {
      en: "Tickets created in this period, by the status that they have now.",
      nl: "Aanvragen die in deze periode zijn aangemaakt, volgens hun huidige status.",
      fr: "Demandes créées pendant la période, selon leur état actuel.",
      tr: "Bu dönemde açılan talepler, şimdiki durumlarına göre.",
    },
    heading: { en: "Status", nl: "Status", fr: "État", tr: "Durum" },
    columns: [askedLabel],
  },
  helperKinds: {
    label: { en: "Helpers by type", nl: "Helpers per soort", fr: "Aidants par type", tr: "Türüne göre yardımcılar" },
    definition: {
      en: "Helpers who are accepted and not suspended, today.",
      nl: "Helpers die vandaag aanvaard en niet geschorst zijn.",
      fr: "Aidants acceptés et non suspendus aujourd’hui.",
      tr: "Bugün kabul edilmiş ve askıya alınmamış yardımcılar.",
    },
    heading: { en: "Type", nl: "Soort", fr: "Type", tr: "Tür" },
    columns: [helpersLabel],
  },
  coverage: {
    label: {
      en: "Helpers by category",
      nl: "Helpers per categorie",
      fr: "Aidants par catégorie",
      tr: "Kategoriye göre yardımcılar",
    },
    definition: {
      en: "Helpers of today who offer this help. A category is covered from ten helpers on.",
      nl: "Helpers van vandaag die deze hulp bieden. Een categorie is gedekt vanaf tien helpers.",
      fr: "Aidants actuels qui proposent cette aide. Une catégorie est couverte à partir de dix aidants.",
      tr: "Bugün bu yardımı sunan yardımcılar. Bir kategori on yardımcıdan itibaren karşılanır.",
    },
    heading: { en: "Category", nl: "Categorie", fr: "Catégorie", tr: "Kategori" },
    columns: [helpersLabel],
  },
  network: {
    label: { en: "Network", nl: "Netwerk", fr: "Réseau", tr: "Ağ" },
    definition: {
      en: "People who joined in this period, and those of today; suspended ones are left out.",
      nl: "Wie er in deze periode bij kwam, en wie er vandaag is; wie geschorst is, telt niet mee.",
      fr: "Les personnes arrivées pendant la période et celles d’aujourd’hui, sans les personnes suspendues.",
      tr: "Bu dönemde katılanlar ve bugünküler; askıya alınanlar hariç.",
    },
    heading: { en: "Who", nl: "Wie", fr: "Qui", tr: "Kim" },
    columns: [
      { en: "Joined", nl: "Erbij gekomen", fr: "Arrivées", tr: "Katılan" },
      { en: "Today", nl: "Vandaag", fr: "Aujourd’hui", tr: "Bugün" },
    ],
  },
};

export const ticketStateNames: Record<TicketState, Words> = {
  open: { en: "Open", nl: "Open", fr: "Ouverte", tr: "Açık" },
  looking: { en: "Looking for a helper", nl: "Op zoek", fr: "En recherche", tr: "Yardımcı aranıyor" },
  waiting: { en: "Waiting", nl: "Wachtend", fr: "En attente", tr: "Bekliyor" },
  planned: { en: "Scheduled", nl: "Gepland", fr: "Planifiée", tr: "Planlandı" },
  "in-progress": { en: "In progress", nl: "Bezig", fr: "En cours", tr: "Sürüyor" },
  executed: { en: "Carried out", nl: "Uitgevoerd", fr: "Effectuée", tr: "Yapıldı" },
  solved: { en: "Solved", nl: "Opgelost", fr: "Résolue", tr: "Çözüldü" },
  revoked: { en: "Revoked", nl: "Ingetrokken", fr: "Annulée", tr: "Geri çekildi" },
};

export const helperKindNames: Record<HelperKind, Words> = {
  company: { en: "Companies", nl: "Bedrijven", fr: "Entreprises", tr: "Şirketler" },
  organisation: { en: "Organisations", nl: "Organisaties", fr: "Organisations", tr: "Kuruluşlar" },
  neighbour: { en: "Neighbours", nl: "Buren", fr: "Voisins", tr: "Komşular" },
};

export const phrases = {
  title: {
    en: "Care statistics",
    nl: "Statistieken zorg",
    fr: "Statistiques de l’entraide",
    tr: "Yardımlaşma istatistikleri",
  },
  members: { en: "Members", nl: "Hulpvragers", fr: "Personnes aidées", tr: "Yardım alanlar" },
  helpers: helpersLabel,
  noCategory: { en: "No category", nl: "Geen categorie", fr: "Sans catégorie", tr: "Kategorisiz" },
  covered: { en: "Covered", nl: "Gedekt", fr: "Couverte", tr: "Karşılanıyor" },
  tooFew: { en: "Too few", nl: "Te weinig", fr: "Trop peu", tr: "Çok az" },
  definitions: { en: "What is counted", nl: "Wat er geteld is", fr: "Ce qui est compté", tr: "Ne sayılır" },
  figure: { en: "What", nl: "Cijfer", fr: "Chiffre", tr: "Sayı" },
  part: { en: "Part", nl: "Onderdeel", fr: "Partie", tr: "Bölüm" },
  name: { en: "Name", nl: "Naam", fr: "Nom", tr: "Ad" },
  value: { en: "Value", nl: "Waarde", fr: "Valeur", tr: "Değer" },
  meaning: { en: "Definition", nl: "Definitie", fr: "Définition", tr: "Tanım" },
} as const satisfies Record<string, Words>;
