import type { DemoPost } from "../shapes.ts";

/** Posts that are not out yet: scheduled for a future day, or still a draft. */
export const drafts: DemoPost[] = [
  {
    key: "gepland-strooiplan",
    by: "stad-gent",
    author: "joris",
    when: { daysAhead: 1, at: "07:30" },
    title: "Gladde straten: hier strooien we eerst",
    text: `
      Vannacht kan het vriezen. De strooiwagens rijden vanaf 4 uur, eerst op de busbanen, de hoofdfietsroutes en de straten rond ziekenhuizen en scholen.
      Voor je eigen stoep ben je zelf verantwoordelijk. Zand of grof zout haal je **gratis** aan de gele bakken. Eén handje per meter volstaat.
      Woont er iemand naast je die dat niet meer kan? Twee minuten werk, een hele winter goede punten.`,
    themes: ["safety", "mobility"],
    where: "all",
    mood: "practical",
  },
  {
    key: "gepland-wijkfeest-rabot",
    by: "stad-gent",
    author: "nadia",
    when: { daysAhead: 4, at: "10:00" },
    title: "Wijkfeest Rabot: wie speelt, wie kookt, wie bakt?",
    text: `
      We zoeken muzikanten, koks en knutselaars voor het wijkfeest op het **Griendeplein**. Er is een podium van zes op vier, stroom voor twaalf fornuizen en een springkasteel dat al drie jaar ongeslagen is.
      Wie iets doet, krijgt een vergoeding van 50 euro en een foto in de wijkkrant.`,
    themes: ["culture", "neighbour-contact"],
    where: ["rabot", "bloemekenswijk"],
    button: { link: "https://www.gent.example/wijkfeest-rabot", text: "Ik doe iets" },
    pictures: [
      { scene: "festival", alt: "Podium op een plein bij avond, publiek juicht onder lampjes", seed: "rabot" },
    ],
    comments: "combined",
  },
  {
    key: "gepland-poll-bankjes",
    by: "stad-gent",
    author: "els",
    type: "option",
    when: { daysAhead: 8, at: "09:00" },
    title: "Tien nieuwe zitbanken in Gentbrugge: welke wil je?",
    text: `
      Een bank is geen bijzaak: wie slecht te been is, plant zijn wandeling van bank naar bank. We plaatsen er tien langs de route van de Braemkasteelstraat tot aan de Meersen. **Welk model zit het best?** Je kunt ze alle drie uitproberen in het dienstencentrum.`,
    themes: ["neighbour-contact", "health-wellbeing"],
    where: ["gentbrugge", "oud-gentbrugge"],
    options: ["Hoge houten bank met armleuningen", "Ronde bank rond een boom", "Dubbele bank met tafeltje"],
    openFor: 21,
    comments: "combined",
  },
  {
    key: "gepland-kinderfietsen",
    by: "fietsatelier",
    author: "sofie",
    when: { daysAhead: 3, at: "16:00" },
    title: "Nieuwe lading kinderfietsen in de bib",
    text: `
      Dankzij de ouderraad van de Sleepstraat staan er **38 opgeknapte fietsjes** bij. Vooral de maat 16 duim was op, nu hebben we ze in elke kleur, één zelfs met slangenprint.
      Kom zaterdag passen tussen 10 en 14 uur.`,
    themes: ["children", "mobility"],
    where: ["sluizeken", "muide", "macharius", "dampoort"],
    pictures: [{ scene: "kids-bikes", alt: "Kinderen proberen fietsjes in een park", seed: "nieuw" }],
    comments: "combined",
  },
  {
    key: "gepland-kaartclub",
    by: "buurtwerk-muide",
    author: "chaima",
    when: { daysAhead: 6, at: "11:00" },
    title: "Eerste zondag open: kaarten, koffie, krant",
    text: `
      Jullie stemden, wij openen. Vanaf deze zondag is het buurthuis van 14 tot 18 uur open. Er ligt een krant, er staat koffie, en **Roger zoekt een vierde man** voor het kaarten. Een vrouw mag ook, zegt Roger.`,
    themes: ["neighbour-contact"],
    where: ["muide"],
    comments: "combined",
  },
  {
    key: "concept-zomerbar",
    by: "stad-gent",
    author: "els",
    when: "concept",
    title: "Zomerbar aan de Visserij: afspraken met de buren",
    text: `
      Van mei tot september komt er opnieuw een zomerbar aan de Visserij. Na de opmerkingen van vorig jaar:
      - muziek stopt om 22 uur,
      - glas wordt plastic met statiegeld,
      - *nog na te vragen: sluitingsuur in het weekend*`,
    themes: ["culture", "nuisance"],
    where: ["macharius", "dampoort"],
    pictures: [{ scene: "terrace", alt: "Terras met parasols en tafels op een plein voor oude gevels" }],
    comments: "combined",
  },
  {
    key: "concept-woonboten",
    by: "stad-gent",
    author: "joris",
    when: "concept",
    title: "Woonboten Houtdok: nieuwe aansluitingen voor water en stroom",
    text: "De werken starten in het voorjaar. Tekst volgt na overleg met de bewoners van de kade.",
    themes: ["housing"],
    where: ["muide"],
    pictures: [{ scene: "houseboats", alt: "Woonboten met planten op het dak langs een kade met herfstbomen" }],
  },
  {
    key: "concept-poll-zonder-opties",
    by: "stad-gent",
    author: "nadia",
    type: "option",
    when: "concept",
    title: "Welk boek lezen we samen met heel Gent?",
    text: "",
    themes: ["culture"],
    where: [],
    options: ["Een klassieker"],
  },
  {
    key: "concept-fietsreis",
    by: "fietsatelier",
    author: "bram",
    when: "concept",
    title: "Met tien bakfietsen naar zee?",
    text: "Idee voor volgende zomer. 62 km, wind altijd tegen. Ketting mag mee in de bak.",
    themes: ["sports"],
    where: ["sluizeken"],
  },
  {
    key: "concept-leuven-fiets",
    by: "stad-leuven",
    author: "hilde",
    when: "concept",
    title: "Fietszone in de Parkstraat",
    text: "Vanaf volgend schooljaar mogen auto's er geen fietsers meer inhalen. Na te kijken: lijst van straten.",
    themes: ["mobility"],
    where: ["vesalius"],
  },
  {
    key: "gepland-leuven-boomgaard",
    by: "stad-leuven",
    author: "hilde",
    when: { daysAhead: 5, at: "09:30" },
    title: "Plukboomgaard in Vlierbeek: adopteer een appelaar",
    text: `
      Veertig oude rassen krijgen een plek naast de abdij. Elke boom zoekt **een peter of meter** die in de winter helpt snoeien en in de herfst de appels uitdeelt. Een cursus krijg je erbij, een ladder ook.`,
    themes: ["nature", "neighbour-contact"],
    where: ["vlierbeek", "blauwput", "boven-lo"],
    comments: "combined",
  },
];
