/** Texts by concierges, members and helpers. */
import type { TagColour } from "@stoep/contract/care";
import type { Language } from "../shapes.ts";

export const tags: readonly { name: string; description: string; colour: TagColour }[] = [
  {
    name: "Mantelzorger",
    description: "Zorgt zelf voor iemand: vraag ook hoe het met haar of hem gaat",
    colour: "teal",
  },
  { name: "Slechtziend", description: "Brieven in grote letters, of bellen", colour: "blue" },
  { name: "Slechthorend", description: "Traag en duidelijk spreken, of een bericht sturen", colour: "purple" },
  { name: "Rolstoel", description: "Komt niet over drempels; vervoer met een ruime koffer", colour: "orange" },
  { name: "Alleenwonend", description: "Heeft niemand in huis die kan opendoen", colour: "grey" },
  { name: "Via de huisarts", description: "Aangemeld door een wijkgezondheidscentrum", colour: "green" },
  { name: "Huisdier", description: "Er is een hond of kat in huis", colour: "yellow" },
  { name: "Eerste bezoek met twee", description: "Ga de eerste keer met een collega", colour: "red" },
  { name: "Startvergadering gevolgd", description: "Volgde de kennismaking voor helpers", colour: "green" },
  { name: "Attest nagekeken", description: "Het uittreksel van model 2 werd getoond", colour: "blue" },
  { name: "Ook ’s avonds", description: "Kan na zes uur", colour: "purple" },
  { name: "Vaste ploeg", description: "Helpt al langer dan een jaar", colour: "pink" },
];
/** How many of the tags are for members; the others are for helpers. */
export const memberTags = 8;

export const functions = [
  {
    kind: "volunteer",
    title: "Chauffeur",
    description: "Rijdt met de eigen wagen, tegen een kilometervergoeding",
    icon: "car",
  },
  { kind: "volunteer", title: "Klusser", description: "Kleine werken die geen vakman vragen", icon: "tools" },
  { kind: "volunteer", title: "Buurtmaatje", description: "Komt geregeld langs bij dezelfde persoon", icon: "coffee" },
  { kind: "volunteer", title: "Digibuddy", description: "Helpt met telefoon, tablet en computer", icon: "computer" },
  {
    kind: "community-worker",
    title: "Buurtzorgregisseur",
    description: "Neemt vragen aan en zoekt de juiste helper",
    icon: "heart",
  },
  { kind: "community-worker", title: "Brugfiguur", description: "Gaat langs bij wie zelf niet belt", icon: "walk" },
] as const;

export const keyRemarks = [
  "Hoort slecht: luid en traag spreken",
  "Is bang van honden",
  "Belt u beter niet voor tien uur",
  "Woont achteraan: tweede bel, bij de groene deur",
  "Opent niet voor wie zij niet kent: kondig de naam aan",
  "Vergeet afspraken: bel de dag zelf nog eens",
  "Valt snel: altijd de arm aanbieden",
  "Diabetes: niet zonder eten op stap",
];

export const introductions: Record<Language, readonly string[]> = {
  nl: [
    "Woont hier al vijftig jaar en kent de hele straat. De kinderen wonen ver.",
    "Is weduwnaar sinds vorig jaar. Houdt van wielrennen en van duiven.",
    "Alleenstaande mama met twee kleine kinderen, werkt halftijds.",
    "Kwam na een beroerte terug thuis wonen. Spreken gaat traag, begrijpen heel goed.",
    "Zorgt al jaren voor haar man, die niet meer buiten komt.",
  ],
  fr: ["Vit seule depuis peu. Aime la musique et les plantes.", "Ancien chauffeur de bus, connaît la ville par cœur."],
  tr: ["Oğlunun yanında oturuyor, gündüzleri yalnız.", "Çay içmeyi ve sohbeti çok seviyor."],
  en: [
    "Moved here two years ago with his family. Learning Dutch.",
    "A student with a broken leg, on the fourth floor.",
  ],
};

export const helperIntroductions: Record<Language, readonly string[]> = {
  nl: [
    "Net met pensioen en graag onder de mensen.",
    "Werkt deeltijds en wil iets doen voor de buurt.",
    "Student verpleegkunde, vrij in het weekend.",
    "Kreeg zelf hulp na een ongeval en doet nu iets terug.",
  ],
  fr: ["Retraitée, disponible presque tous les jours.", "Habite le quartier depuis vingt ans."],
  tr: ["Emekli öğretmen, hafta içi müsait.", "Mahallede herkesi tanır."],
  en: ["Works from home and can step out for an hour.", "New in town and keen to meet the neighbours."],
};

export const businesses = [
  { kind: "company", name: "Klusbedrijf De Sleutel", skills: "Sloten, deuren en kleine schrijnwerken" },
  { kind: "company", name: "Taxi Van Damme", skills: "Aangepast vervoer met rolstoellift" },
  { kind: "company", name: "Groenploeg Lousberg", skills: "Tuinonderhoud tegen sociaal tarief" },
  { kind: "company", name: "Was en Strijk Ledeberg", skills: "Was, strijk en naaiwerk aan huis" },
  { kind: "organisation", name: "Dienstencentrum Ten Hove", skills: "Maaltijden, pedicure en activiteiten" },
  { kind: "organisation", name: "Wijkgezondheidscentrum De Kaai", skills: "Verpleging en kinesitherapie" },
  { kind: "organisation", name: "Minder Mobielen Gent", skills: "Vrijwillige chauffeurs van de mutualiteit" },
  { kind: "organisation", name: "Digipunt Dampoort", skills: "Elke woensdag hulp met computer en telefoon" },
] as const;

export const notes = [
  "Belde terug: mag ook volgende week.",
  "Vroeg of het dezelfde helper kan zijn als vorige keer.",
  "De dochter wil op de hoogte blijven, nummer staat in het dossier.",
  "Let op: twee keer aanbellen, de bel is zwak.",
  "Klonk verward aan de telefoon. Graag even langsgaan.",
  "Met de huisarts besproken, die vindt dit een goed idee.",
  "Budget is krap: geen kosten zonder te vragen.",
];
export const comments = [
  "Afgesproken dat de helper een kwartier vooraf belt.",
  "Lijstje ontvangen en doorgegeven.",
  "De afspraak bij de dokter is verzet, de rit dus ook.",
  "Alles doorgegeven, wacht op bevestiging.",
  "Is heel blij dat het zo snel kon.",
];
export const personNotes = [
  "Huisbezoek gedaan: woning in orde, veel trappen.",
  "Wil liever gebeld worden dan een bericht.",
  "Heeft een goede klik met de vaste helper.",
  "Volgend contact afgesproken na de vakantie.",
  "Kennismaking in het dienstencentrum, enthousiast.",
];
export const messages: Record<Language, readonly string[]> = {
  nl: [
    "Uw helper komt zoals afgesproken. Past het toch niet? Bel ons gerust.",
    "We zoeken nog iemand en bellen u morgen.",
  ],
  fr: [
    "Votre aidant passera comme convenu. Un empêchement ? Appelez-nous.",
    "Nous cherchons encore et vous rappelons demain.",
  ],
  tr: ["Yardımcınız kararlaştırıldığı gibi gelecek. Uymazsa bizi arayın.", "Hâlâ arıyoruz, sizi yarın arayacağız."],
  en: [
    "Your helper will come as agreed. Can you not make it? Please call us.",
    "We are still looking and will call you tomorrow.",
  ],
};
export const yes = [
  "Ja, dat lukt mij.",
  "Graag! Ik woon om de hoek.",
  "Oui, avec plaisir.",
  "Ja, ik ken haar al.",
  "Olur, gelirim.",
];
export const no = [
  "Die dag werk ik, sorry.",
  "Deze week lukt het niet.",
  "Te ver voor mij met de fiets.",
  "Pas cette fois-ci.",
  "",
];
export const later = ["Kan wel, maar liever volgende week.", "’s Avonds lukt het mij, overdag niet."];

export const outcomes = [
  "Alles in orde, vraagt volgende maand opnieuw.",
  "Was heel tevreden. Ze dronken nog een koffie.",
  "Gedaan zoals gevraagd.",
  "Duurde wat langer dan gedacht, maar het is in orde.",
  "De helper komt voortaan elke maand langs.",
  "",
];
export const outcomesWithout = [
  "De zoon kon het toch zelf doen.",
  "Aan de telefoon opgelost: uitgelegd hoe het moet.",
  "De buurman hielp meteen.",
  "Tweedehands gevonden in de kringwinkel.",
];
export const referrals = [
  "Dienstencentrum Ten Hove",
  "Mutualiteit",
  "OCMW Gent, sociale dienst",
  "Huurdersbond",
  "Minder Mobielen Gent",
  "Wijkgezondheidscentrum De Kaai",
];
export const reasons = {
  "no-longer-needed": [
    "Opgenomen in het ziekenhuis, meldt zich later opnieuw.",
    "De afspraak gaat niet door.",
    "Het is intussen vanzelf opgelost.",
    "Is verhuisd naar een woonzorgcentrum.",
  ],
  "other-solution": [
    "De thuiszorgdienst neemt dit over.",
    "Een kleinzoon doet het voortaan.",
    "Gaat mee met het vervoer van het dienstencentrum.",
  ],
} as const;
export const preferred = [
  "In de voormiddag",
  "Liefst op dinsdag of donderdag",
  "Na vier uur",
  "Maakt niet uit, maar niet op woensdag",
  "Zo snel mogelijk",
  "",
  "",
  "",
];
export const suspensions = [
  "Op eigen vraag, tot na de zomer.",
  "Woont tijdelijk bij familie in Oostende.",
  "Herhaaldelijk niet opgedaagd; gesprek volgt.",
];
export const declines = [
  "Woont te ver van de stad.",
  "Zoekt betaald werk: doorverwezen naar de dienst tewerkstelling.",
];
export const absences = ["Vakantie", "Op reis", "Herstelt van een operatie", "Examens"];
