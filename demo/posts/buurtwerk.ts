import type { DemoPost } from "../shapes.ts";

/** Buurtwerk Muide: a small association in the harbour quarter. */
export const buurtwerk: DemoPost[] = [
  {
    key: "soep-op-de-stoep",
    by: "buurtwerk-muide",
    author: "chaima",
    when: { daysAgo: 1, at: "16:40" },
    title: "Soep op de stoep, zaterdag in de Vorkstraat",
    text: `
      Op {sat+2} zetten we om 11.30 uur de grote pan op straat. Deze keer: **linzensoep van Emine**, pompoensoep van Dirk en brood van de houtoven.
      Breng een kom en een stoel mee. Eten kost wat je kunt missen. Wie niets kan missen, mag afwassen, en dat is meestal de gezelligste plek.
      Regent het? Dan zitten we onder de luifel van de loods, dicht tegen elkaar.`,
    themes: ["neighbour-contact"],
    where: ["muide"],
    pictures: [
      { scene: "soup", alt: "Buren delen soep uit aan een lange tafel op straat, met vlaggetjes en een grote pan" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.72,
  },
  {
    key: "praattafel",
    by: "buurtwerk-muide",
    author: "mehmet",
    when: { daysAgo: 10, at: "10:20" },
    title: "Praattafel: Nederlands oefenen met koffie",
    text: `
      Elke dinsdag en donderdag van 10 tot 11.30 uur praten we **in het Nederlands over gewone dingen**: de dokter, de school, het weer, de trein. Geen boek, geen toets. Fouten maken mag, daar lachen we samen om.
      Spreek je al goed? Kom dan zeker: we zoeken mensen om mee te praten. Je kindje mag mee, er is een speelhoek.`,
    themes: ["neighbour-contact", "culture"],
    where: ["muide", "sluizeken", "bloemekenswijk"],
    pictures: [{ scene: "talk-table", alt: "Mensen van allerlei afkomst praten rond een tafel met koffie en koekjes" }],
    comments: "combined",
    mood: "welcome",
    interest: 0.5,
  },
  {
    key: "huiswerkklas",
    by: "buurtwerk-muide",
    author: "els",
    when: { daysAgo: 15, at: "12:45" },
    title: "De huiswerkklas zoekt drie paar oren",
    text: `
      Op maandag maken 18 kinderen hun huiswerk in het buurthuis. Ze hebben geen juf nodig maar **iemand die luistert** terwijl ze lezen, en die weet dat 7 keer 8 ook voor grote mensen lastig is.
      Kun je een maandag helpen, van 15.45 tot 18 uur? Je krijgt een broodje, een verzekering en soms een tekening.`,
    themes: ["children", "neighbour-contact"],
    where: ["muide", "sluizeken"],
    pictures: [
      { scene: "homework", alt: "Kinderen en begeleiders maken huiswerk aan een gele tafel voor een schoolbord" },
    ],
    comments: "combined",
    mood: "welcome",
    interest: 0.46,
  },
  {
    key: "repaircafe",
    by: "buurtwerk-muide",
    author: "chaima",
    when: { daysAgo: 5, at: "09:50" },
    title: "Repaircafé: breng je kapotte broodrooster mee",
    text: `
      Op {sun+3} van 13.30 tot 17 uur zitten onze herstellers klaar met soldeerbout, naaimachine en engelengeduld. Vorige keer: 41 toestellen binnen, **33 weer aan de praat**. De wasmachine van 90 kilo was een uitzondering, graag geen nieuwe.
      We herstellen samen: jij houdt vast, zij leggen uit. Gratis, een vrije bijdrage gaat naar schroefjes.`,
    themes: ["neighbour-contact", "economics"],
    where: ["muide", "sluizeken", "bloemekenswijk", "wondelgem"],
    pictures: [
      { scene: "repair-cafe", alt: "Drie herstellers aan een tafel met een broodrooster, een lamp en een oude radio" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.48,
  },
  {
    key: "havenfilm",
    by: "buurtwerk-muide",
    author: "mehmet",
    when: { day: "08-20", at: "17:30" },
    title: "Havenfilm op het dok: Sintel, met geluid van de kade",
    text: `
      We spannen een laken tussen twee containers en draaien **Sintel**, een korte tekenfilm over een meisje en een draak. Daarna filmpjes die de jongeren van de Muide zelf maakten.
      Op {sat+5} bij valavond, aan het Houtdok. Meebrengen: kussen, trui, buur.`,
    themes: ["culture"],
    where: ["muide"],
    video: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
    pictures: [
      { scene: "open-air-film", alt: "Filmdoek in de open lucht met lampjes en mensen op dekens", seed: "haven" },
    ],
    mood: "joy",
    interest: 0.5,
  },
  {
    key: "moestuin-percelen",
    by: "buurtwerk-muide",
    author: "chaima",
    when: { day: "02-26", at: "11:15" },
    title: "Vier moestuintjes vrij in Meulestede",
    text: `
      Elk perceeltje is 25 vierkante meter goede, zwarte grond en kost **30 euro per jaar**. Water is er, gereedschap staat in het groene schuurtje, raad krijg je van Omer, gevraagd en ongevraagd.
      Geen ervaring? Begin met aardappelen en een buur. Kandidaten komen op {sat+4} om 10 uur kijken. We loten, en wie dit jaar naast de pot plant, staat volgend jaar bovenaan.`,
    themes: ["nature"],
    where: ["muide"],
    streets: ["Meulesteedsesteenweg", "Meulestedekaai", "Goedendagstraat", "Spadestraat", "Makelaarsstraat"],
    pictures: [{ scene: "allotment", alt: "Moestuinbakken met groenten, een groen schuurtje en drie tuiniers" }],
    comments: "combined",
    mood: "joy",
    interest: 0.58,
  },
  {
    key: "kerstmarkt-muide",
    by: "buurtwerk-muide",
    author: "chaima",
    when: { day: "12-08", at: "15:00" },
    title: "Kleinste kerstmarkt van Gent: twaalf kraampjes, één boom",
    text: `
      Op {sat+4} van 15 tot 21 uur op het pleintje aan de Muidepoort. Koekjes uit zes landen, wollen mutsen van de breiclub, een wensboom en **levende muziek van bij de kapper**.
      Het is hier warmer dan op de grote markt en je vindt er je kinderen sneller terug.`,
    themes: ["culture", "neighbour-contact"],
    where: ["muide", "sluizeken"],
    pictures: [{ scene: "christmas-market", alt: "Kerstmarkt bij avond met een verlichte boom, kraampjes en sneeuw" }],
    comments: "combined",
    mood: "joy",
    interest: 0.56,
  },
  {
    key: "straatdiner",
    by: "buurtwerk-muide",
    author: "mehmet",
    when: { day: "06-10", at: "13:30" },
    title: "Lang tafelen: 80 meter tafel, iedereen brengt iets mee",
    text: `
      Op {sat+5} om 18.30 uur dekken we de **Londenstraat** van begin tot einde. Breng een gerecht mee waar je grootmoeder trots op zou zijn, en genoeg voor jezelf plus twee.
      - Zet erbij wat erin zit: noten, vlees, melk.
      - Vegetarisch en halal staan aan de kant van de kerk, de rest aan de kant van het water.
      - Na het eten ruimt de straat op die het hardst gezongen heeft. Nee, omgekeerd.`,
    themes: ["neighbour-contact", "culture"],
    where: ["muide"],
    pictures: [{ scene: "long-table", alt: "Buren vieren aan een lange tafel onder lampjes bij valavond" }],
    comments: "combined",
    mood: "joy",
    interest: 0.66,
  },
  {
    key: "geefkast",
    by: "buurtwerk-muide",
    author: "els",
    type: "educational",
    when: { daysAgo: 36, at: "11:40" },
    title: "De geefkast: wat mag erin, wat liever niet",
    text: `
      De kast aan de Loodsenstraat wordt elke dag gevuld en geleegd, dat is prachtig. Een paar afspraken, zodat ze een kast blijft en geen container wordt.
      - **Graag**: speelgoed, boeken, potten en pannen, droge voeding die nog goed is.
      - **Liever niet**: kleren in vuilniszakken, matrassen, alles waar een 'ja maar' bij hoort.
      - Neem wat je nodig hebt. Niemand telt, niemand vraagt.
      Dank aan Marcel, die elke avond de deurtjes dichtdoet.`,
    themes: ["neighbour-contact", "economics"],
    where: ["muide"],
    pictures: [
      { scene: "sharing-cupboard", alt: "Groene geefkast met een hartje, buren leggen er boeken en speelgoed in" },
    ],
    comments: "combined",
    mood: "thanks",
    interest: 0.5,
  },
  {
    key: "boten-spotten",
    by: "buurtwerk-muide",
    author: "mehmet",
    when: { daysAgo: 49, at: "10:30" },
    title: "Boten spotten met de Speelclub",
    text: `
      Waar komt dat schip vandaan en wat zit erin? Op {wed+5} trekken we met verrekijkers naar de kaai. **Havenloods Ronny** leert ons de vlaggen lezen, en wie er vijf juist heeft, mag op de scheepshoorn drukken.
      Voor kinderen van 6 tot 12. Vertrek om 14 uur aan het buurthuis, terug om 17 uur met vuile knieën.`,
    themes: ["children", "culture"],
    where: ["muide", "kanaaldorpen"],
    pictures: [{ scene: "boat-spotting", alt: "Kinderen met verrekijkers wijzen op de kade naar een containerschip" }],
    mood: "joy",
    interest: 0.42,
  },
  {
    key: "uitstap",
    by: "buurtwerk-muide",
    author: "chaima",
    type: "option",
    when: { daysAgo: 12, at: "09:30" },
    title: "Waar gaan we naartoe met de bus?",
    text: `
      De jaarlijkse uitstap komt eraan. De bus heeft 52 plaatsen, de prijs blijft **10 euro**, picknick inbegrepen. Kies je bestemming:`,
    themes: ["culture", "neighbour-contact"],
    where: ["muide"],
    options: [
      "De zee, met garnalen",
      "Pairi Daiza, met panda's",
      "Rijsel, met de markt van Wazemmes",
      "De mijn van Beringen",
    ],
    openFor: 16,
    comments: "combined",
    mood: "joy",
    interest: 0.7,
    tally: [33, 30, 19, 6],
  },
  {
    key: "buurthuis-zondag",
    by: "buurtwerk-muide",
    author: "chaima",
    type: "vote",
    when: { daysAgo: 41, at: "14:15" },
    title: "Buurthuis open op zondag, ja of nee?",
    text: `
      Zondag is voor veel mensen de langste dag. Enkele bewoners stellen voor om het buurthuis van 14 tot 18 uur te openen: **koffie, kaarten, krant, en verder niks**. Dat betekent wel één vrijwilligersavond minder per week, want de ploeg is klein.
      Doen we het?`,
    themes: ["neighbour-contact", "health-wellbeing"],
    where: ["muide"],
    openFor: 21,
    comments: "combined",
    mood: "welcome",
    interest: 0.62,
    tally: [83, 17],
  },
  {
    key: "leefbaarheid-muide",
    by: "buurtwerk-muide",
    author: "chaima",
    type: "perception",
    when: { daysAgo: 23, at: "18:20" },
    title: "Hoe graag woon je in de Muide?",
    text: `
      We vragen het elk jaar, in dezelfde week. Vorig jaar gaven jullie een **6,8**. Toen stond er bij: meer bankjes, minder vrachtwagens, en 'de zonsondergang boven het Houtdok, niet aankomen'.
      Eén cijfer van 1 tot 10, en als je wilt één zin erbij.`,
    themes: ["housing", "neighbour-contact"],
    where: ["muide"],
    openFor: 30,
    pictures: [
      { scene: "dock", alt: "Mensen zitten en kajakken aan een dok met flatgebouwen, een kraan en vlaggetjes" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.7,
    tally: [7.3],
  },
];
