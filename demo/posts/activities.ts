/** Activities by the city of Gent: over the past year, this week and in the next two months. */
import type { DemoPost } from "../shapes.ts";
import { type ActivityLine, activityPost } from "./activity-post.ts";

const krook = { address: "De Krook, Miriam Makebaplein 1", place: [3.7289, 51.0492] } as const;
const ledeberg = { address: "Ledebergplein", place: [3.7437, 51.0393] } as const;
const rabot = { address: "De Site, Gaardeniersweg", place: [3.7105, 51.0625] } as const;
const citadel = { address: "Kiosk in het Citadelpark", place: [3.7214, 51.0378] } as const;

export const activities: DemoPost[] = (
  [
    {
      key: "voorleesuur",
      by: "stad-gent",
      author: "nadia",
      daysAgo: 50,
      title: "Voorleesuur in De Krook",
      text: `
        Voor kinderen van 4 tot 7 jaar, en wie hen meebrengt. Elke woensdag een ander verhaal, soms in twee talen.`,
      themes: ["children", "culture"],
      where: "all",
      isPublic: true,
      activity: {
        ...krook,
        in: 7,
        on: "wed",
        at: "14:30",
        until: "15:30",
        weeks: 14,
        capacity: 40,
        turnout: 29,
        cancelled: 7,
      },
    },
    {
      key: "infoavond-renoveren",
      by: "stad-gent",
      author: "joris",
      daysAgo: 11,
      title: "Infoavond: je huis isoleren met een premie",
      text: `
        Wat kost het, wat krijg je terug, en waar begin je? Twee energiecoaches leggen het uit met voorbeelden uit je eigen straat.
        - Breng je energiefactuur mee.
        - Na de uitleg is er tijd voor vragen aan tafel.`,
      themes: ["housing", "economics"],
      where: ["ledeberg", "gentbrugge", "moscou"],
      activity: {
        address: "Dienstencentrum Ledeberg, Ledebergplein 30",
        place: [3.7441, 51.0389],
        in: 19,
        at: "19:30",
        until: "21:30",
        capacity: 60,
        turnout: 52,
        closesHoursBefore: 12,
      },
    },
    {
      key: "boomplantdag",
      by: "stad-gent",
      author: "els",
      daysAgo: 8,
      title: "Plant mee: 300 bomen voor Nieuw Gent",
      text: `
        Op zaterdag zetten we **300 bomen** langs de Zwijnaardse steenweg. Schoppen zijn er, laarzen breng je mee.
        Kinderen planten een eigen boom met een naamkaartje.`,
      themes: ["nature", "children"],
      where: ["nieuw-gent", "zwijnaarde", "station-zuid"],
      activity: {
        address: "Rerum-Novarumplein",
        place: [3.7155, 51.0214],
        in: 17,
        on: "sat",
        at: "09:30",
        until: "13:00",
        capacity: 120,
        turnout: 71,
      },
    },
    {
      key: "wijkwandeling-rabot",
      by: "stad-gent",
      author: "els",
      daysAgo: 13,
      title: "Wandel mee door het nieuwe Rabot",
      text: `
        De torens zijn weg, wat komt er? We wandelen langs de bouwplaats en de tuinen, met wie ze ontwierp en wie er al woonde.
        De wandeling duurt anderhalf uur en is vlak.`,
      themes: ["housing", "governance"],
      project: { key: "wijkbudget-rabot" },
      where: ["rabot", "brugse-poort", "prinsenhof"],
      activity: { ...rabot, in: 15, at: "14:00", until: "15:30", capacity: 25, turnout: 34 },
    },
    {
      key: "openluchtfilm",
      by: "stad-gent",
      author: "nadia",
      daysAgo: 150,
      title: "Openluchtfilm in het Citadelpark",
      text: `
        Breng een deken mee, wij zorgen voor het scherm. De film begint zodra het donker is.
        Bij regen verhuizen we naar de Kiosk.`,
      themes: ["culture", "neighbour-contact"],
      where: "all",
      isPublic: true,
      activity: { ...citadel, in: 20, at: "21:00", until: "23:30", turnout: 88 },
    },
    {
      key: "buitenspeeldag",
      by: "stad-gent",
      author: "nadia",
      daysAgo: 215,
      title: "Buitenspeeldag op het Ledebergplein",
      text: `
        Springkastelen, stoepkrijt en een waterbaan: het plein is een hele namiddag van de kinderen.`,
      themes: ["children", "sports"],
      where: ["ledeberg", "moscou", "gentbrugge"],
      activity: { ...ledeberg, in: 14, on: "wed", at: "13:00", until: "17:00", turnout: 64 },
    },
    {
      key: "rommelmarkt-ledeberg",
      by: "stad-gent",
      author: "els",
      daysAgo: 5,
      title: "Rommelmarkt op het Ledebergplein",
      text: `
        Zolders leeg, tafels vol. Een standplaats is gratis voor wie in Ledeberg woont.
        Opbouwen kan vanaf 7 uur, het plein is autovrij tot 16 uur.`,
      themes: ["economics", "neighbour-contact"],
      where: ["ledeberg"],
      activity: { ...ledeberg, in: 13, on: "sun", at: "09:00", until: "15:00", turnout: 27, cancelled: 0 },
    },
    {
      key: "ehbo-cursus",
      by: "stad-gent",
      author: "joris",
      daysAgo: 20,
      title: "Reanimeren leer je in één avond",
      text: `
        Borstcompressies, defibrillator, 112 bellen: na deze avond kun je het. Je oefent op een pop, in groepjes van vier.`,
      themes: ["health-wellbeing", "safety"],
      where: ["gentbrugge", "oud-gentbrugge", "ledeberg"],
      activity: {
        address: "Brandweerkazerne, Roggestraat 70",
        place: [3.7466, 51.0535],
        in: 30,
        at: "19:00",
        until: "22:00",
        capacity: 16,
        turnout: 25,
        closesHoursBefore: 48,
      },
    },
    {
      key: "bib-digitaal",
      by: "stad-gent",
      author: "joris",
      daysAgo: 33,
      title: "Digitaal spreekuur: itsme, bankieren, foto's",
      text: `
        Vastgelopen op je telefoon of computer? Elke donderdag zit iemand klaar. Geen afspraak nodig, wel een volle batterij.`,
      themes: ["governance", "health-wellbeing"],
      where: "all",
      activity: { ...krook, in: 6, on: "thu", at: "10:00", until: "12:00", weeks: 12, turnout: 9 },
    },
    {
      key: "wijkraad-dampoort",
      by: "stad-gent",
      author: "els",
      daysAgo: 4,
      title: "Wijkraad Dampoort: het nieuwe plein",
      text: `
        Drie ontwerpen hangen aan de muur. Je praat met de ontwerpers, en wat je opschrijft, gaat mee naar het stadsbestuur.
        Er is opvang voor kinderen. Tolken: Turks en Bulgaars.`,
      themes: ["governance", "mobility"],
      where: ["dampoort", "sint-amandsberg"],
      activity: {
        address: "Dienstencentrum De Vlaschaard, Jozef II-straat 104",
        place: [3.7455, 51.0592],
        in: 11,
        at: "19:30",
        until: "22:00",
        turnout: 38,
      },
    },
    {
      key: "nieuwjaarsdrink",
      by: "stad-gent",
      author: "els",
      daysAgo: 2,
      title: "Nieuwjaarsdrink op het Sint-Pietersplein",
      text: `
        Klinken op het nieuwe jaar, met soep en muziek. Iedereen is welkom, ook wie nog maar net in de stad woont.`,
      themes: ["neighbour-contact", "culture"],
      where: "all",
      isPublic: true,
      activity: {
        address: "Sint-Pietersplein",
        place: [3.7265, 51.0415],
        in: 52,
        at: "15:00",
        until: "18:00",
        turnout: 97,
      },
    },
    {
      key: "zaadjesruil",
      by: "stad-gent",
      author: "nadia",
      daysAgo: 250,
      title: "Zaadjesruil in de bib",
      text: `
        Bonen te veel, tomaten te weinig? Breng zaden mee in een zakje met de naam erop.`,
      themes: ["nature"],
      where: "all",
      activity: { ...krook, in: 9, at: "10:00", until: "12:00", turnout: 33 },
    },
    {
      key: "straatvoetbal",
      by: "stad-gent",
      author: "joris",
      daysAgo: 180,
      title: "Straatvoetbal Brugse Poort: finale",
      text: `
        Acht ploegen, vier straten, één beker. Kom supporteren; er is muziek en er zijn frietjes.`,
      themes: ["sports"],
      where: ["brugse-poort", "rabot"],
      activity: {
        address: "Pierkespark",
        place: [3.6989, 51.0573],
        in: 10,
        on: "sun",
        at: "14:00",
        until: "19:00",
        turnout: 41,
      },
    },
    {
      key: "geveltuin-advies",
      by: "stad-gent",
      author: "els",
      daysAgo: 120,
      title: "Geveltuin: gratis advies aan je deur",
      text: `
        Een tuinier wandelt door de wijk en kijkt mee wat er kan groeien op jouw gevel. Zon of schaduw, er past altijd iets.`,
      themes: ["nature", "housing"],
      where: ["bloemekenswijk", "wondelgem"],
      activity: {
        address: "Van Beverenplein",
        place: [3.7055, 51.0702],
        in: 15,
        at: "13:00",
        until: "17:00",
        capacity: 30,
        turnout: 22,
      },
    },
  ] satisfies ActivityLine[]
).map(activityPost);
