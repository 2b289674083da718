import type { DemoPost } from "../shapes.ts";

/** Economy and housing. */
export const economy: DemoPost[] = [
  {
    key: "premie-gevels-handel",
    by: "stad-gent",
    author: "ada",
    when: { daysAgo: 24, at: "09:00" },
    title: "Nieuwe winkelgevel? Tot 8.000 euro premie",
    text: `
      Voor zaken in Ledeberg en de Dampoort. Wie zijn gevel, uithangbord of toegang vernieuwt, krijgt **40 % terug** van de stad, tot 8.000 euro. Een drempel wegwerken zodat een rolstoel binnen kan? Dan is het 60 %.
      - Vraag de premie aan vóór je begint.
      - Twee offertes volstaan, een ontwerp op papier mag met de hand.
      - De dossierbehandelaar komt graag kijken. Op een kop koffie zegt hij zelden nee.`,
    themes: ["economics"],
    where: ["ledeberg", "dampoort"],
    visibility: "local-economy",
    button: { link: "https://www.gent.example/gevelpremie", text: "Premie aanvragen" },
    mood: "thanks",
    interest: 0.5,
  },
  {
    key: "infosessie-langemunt",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 44, at: "08:30" },
    title: "Werken Langemunt: infosessie voor handelaars",
    text: `
      In januari worden de leidingen onder de **Langemunt** vernieuwd. De winkels blijven bereikbaar over loopbruggen. Leveren kan tussen 6 en 10 uur.
      Op {+12} om 19.30 uur overlopen we de planning per huisnummer. Breng je leveringsuren mee. Er komt een werfcoach die elke ochtend langsloopt, met een telefoon die wel aanstaat.
      Verlies je omzet? De hinderpremie vraag je aan vanaf de eerste werfdag.`,
    themes: ["economics", "mobility"],
    where: ["binnenstad"],
    streets: ["Langemunt", "Vrijdagmarkt", "Oudburg"],
    visibility: "local-economy",
    mood: "grumble",
    interest: 0.5,
  },
  {
    key: "boerenmarkt",
    by: "stad-gent",
    author: "nadia",
    when: { daysAgo: 13, at: "15:00" },
    title: "Boerenmarkt op zondag, nu ook op het Rerum-Novarumplein",
    text: `
      Appels uit Drongen, geitenkaas uit Lochristi, brood uit de houtoven van de Muide. Elke zondag van 9 tot 13 uur staan er **elf kramen**, allemaal van binnen de dertig kilometer.
      - Betalen kan ook met de buurtmunt.
      - Wat om 13 uur over is, gaat naar de soepkeuken van het buurtcentrum.
      - Een kraam is nog vrij. Bak, brouw of kweek je zelf? Laat het weten.`,
    themes: ["economics", "neighbour-contact"],
    where: ["nieuw-gent", "station-zuid", "zwijnaarde"],
    pictures: [{ scene: "market", alt: "Marktkramen met gestreepte luifels vol groenten, bezoekers en een bakfiets" }],
    comments: "combined",
    mood: "joy",
    interest: 0.5,
  },
  {
    key: "jobbeurs-haven",
    by: "stad-gent",
    author: "els",
    when: { daysAgo: 50, at: "10:50" },
    title: "Jobbeurs in de haven: 300 vacatures, geen das nodig",
    text: `
      Kraanman, kok, boekhouder of bootman: op {+10} stellen **42 bedrijven** uit de haven zich voor in loods 20 aan de Koopvaardijlaan. De helft van de jobs vraagt geen diploma.
      - Een gratis bus rijdt elk halfuur vanaf de Dampoort en het Neuseplein.
      - Laat ter plaatse je cv nakijken of een foto nemen.
      - Kinderen? Er is opvang van 9 tot 17 uur.`,
    themes: ["economics"],
    where: ["muide", "kanaaldorpen", "sluizeken", "bloemekenswijk", "oostakker"],
    button: { link: "https://www.gent.example/jobbeurs", text: "Bekijk de bedrijven" },
    pictures: [{ scene: "harbour", alt: "Haven met drie kranen en een containerschip bij ochtendlicht" }],
    mood: "practical",
    interest: 0.32,
  },
  {
    key: "koopzondag",
    by: "stad-gent",
    author: "nadia",
    when: { day: "12-04", at: "09:30" },
    title: "Eindejaar: koop je cadeau om de hoek",
    text: `
      Een boek van de boekhandel, een trui van de wolwinkel, een bon voor de frituur. Wie in december in **drie verschillende buurtwinkels** een stempel haalt, maakt kans op een fietskar vol lokale lekkers.
      Op {sun+3} zijn de winkels open van 11 tot 18 uur. De koorleden van Ledeberg zingen waar je ze niet verwacht.`,
    themes: ["economics", "culture"],
    where: ["ledeberg", "binnenstad", "dampoort", "sint-amandsberg", "prinsenhof"],
    pictures: [{ scene: "shopping", alt: "Winkelstraat met vlaggetjes, mensen met tassen en kinderen", seed: "kerst" }],
    mood: "joy",
    interest: 0.3,
  },
  {
    key: "renovatiepremie",
    by: "stad-gent",
    author: "joris",
    type: "educational",
    when: { day: "09-20", at: "11:15" },
    title: "Isoleren voor de winter: wat je terugkrijgt",
    text: `
      Een ongeïsoleerd dak kost een rijwoning gemiddeld **900 euro per jaar** aan warmte. De premies van Vlaanderen en de stad tel je op:
      - Dak: 12 tot 24 euro per vierkante meter.
      - Ramen: 60 tot 120 euro per vierkante meter.
      - Wie weinig verdient, leent tot 60.000 euro zonder rente.
      Begin niet met de ramen, begin met **advies**. De renovatiecoach komt gratis langs en maakt een plan in stappen. Soms is kieren dichten de slimste eerste stap. Kostprijs: twintig euro en een zondag.`,
    themes: ["housing", "economics"],
    where: "all",
    button: {
      link: "https://www.gent.example/renovatiecoach",
      text: "Boek de coach",
      description: "Gratis bezoek, ook voor huurders en verhuurders",
    },
    pictures: [{ scene: "scaffold", alt: "Stelling tegen een rij huizen, arbeiders plaatsen isolatieplaten" }],
    comments: "combined",
    mood: "thanks",
    interest: 0.36,
  },
  {
    key: "huurwoning-in-orde",
    by: "stad-gent",
    author: "els",
    type: "educational",
    when: { daysAgo: 105, at: "13:20" },
    title: "Schimmel, vocht of een gevaarlijke trap? Dit kun je doen als huurder",
    text: `
      Een huurwoning moet veilig en gezond zijn. Dat is geen gunst, dat is de wet.
      1. Schrijf je eigenaar, met foto's en een datum. Bewaar een kopie.
      2. Gebeurt er niets binnen een redelijke tijd? Vraag een gratis controle bij de woonwinkel.
      3. De controleur maakt een verslag. De eigenaar krijgt een termijn.
      Opzeggen omdat jij een controle vroeg, mag niet. De huurdersbond belt met je mee als je dat spannend vindt.`,
    themes: ["housing"],
    where: ["rabot", "brugse-poort", "dampoort", "ledeberg", "sluizeken", "muide", "nieuw-gent"],
    button: { link: "https://www.gent.example/woonwinkel", text: "Naar de woonwinkel" },
    mood: "thanks",
    interest: 0.38,
  },
  {
    key: "torens-nieuw-gent",
    by: "stad-gent",
    author: "ada",
    when: { daysAgo: 38, at: "14:30" },
    title: "Nieuwe woontorens aan het Rerum-Novarumplein: wie verhuist wanneer?",
    text: `
      De twee eerste nieuwe gebouwen zijn klaar: **154 sociale woningen**, elk met een terras van minstens acht vierkante meter. Bewoners van de oude toren verhuizen als eersten, verdieping per verdieping.
      - Je krijgt drie maanden vooraf een brief met je dag.
      - De verhuisfirma is betaald, dozen inbegrepen.
      - Wie hulp nodig heeft om in te pakken, krijgt een maatje.
      Op {sat+7} mag iedereen binnenkijken. De conciërge bakt wafels, met de hele verdieping.`,
    themes: ["housing"],
    where: ["nieuw-gent"],
    pictures: [{ scene: "tower-blocks", alt: "Woontorens in een groen park met wandelaars en een lantaarn" }],
    comments: "combined",
    mood: "wonder",
    interest: 0.6,
  },
  {
    key: "sint-bernadette",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 58, at: "10:10" },
    title: "Sint-Bernadette: de tweede fase begint",
    text: `
      In de tuinwijk rond de **Sint-Bernadettestraat** worden nog eens 61 arbeiderswoningen vervangen. De gevels blijven rood, de daken blijven schuin, de tuinen blijven diep. Daarachter zit een warm, droog huis.
      De bomen op het plein zijn beschermd. De werfweg loopt daarom langs de spoorweg en niet door de wijk.
      De fototentoonstelling *Honderd jaar tuinwijk* hangt tot het einde van de maand in de kerk. Breng je eigen foto's mee, we scannen ze ter plekke.`,
    themes: ["housing", "culture"],
    where: ["sint-amandsberg"],
    streets: ["Sint-Bernadettestraat", "Heiveldstraat", "Waterstraat"],
    pictures: [{ scene: "estate", alt: "Rij lage tuinwijkhuizen met hagen, buren praten op het gras" }],
    comments: "combined",
    mood: "wonder",
    interest: 0.45,
  },
  {
    key: "energiescan",
    by: "stad-gent",
    author: "els",
    when: { day: "11-02", at: "12:20" },
    title: "Warm thuis: gratis energiescan en tien spaarlampen",
    text: `
      De energiesnoeiers komen bij je langs met een warmtecamera, een doos ledlampen en tochtstrips. Na twee uur weet je **waar je warmte naartoe gaat**.
      Gratis voor wie een laag inkomen heeft, een budgetmeter of een afbetalingsplan. Alle anderen betalen 40 euro.
      Vorige winter bespaarden 1.100 gezinnen gemiddeld 212 euro. Eén ervan vond ook een verloren trouwring, achter de radiator.`,
    themes: ["housing", "health-wellbeing"],
    where: ["rabot", "bloemekenswijk", "brugse-poort", "muide", "nieuw-gent", "ledeberg", "sint-amandsberg"],
    button: { link: "https://www.gent.example/energiescan", text: "Vraag een scan" },
    mood: "thanks",
    interest: 0.34,
  },
  {
    key: "cohousing-avond",
    by: "stad-gent",
    author: "nadia",
    when: { daysAgo: 125, at: "16:00" },
    title: "Samen wonen, apart slapen: infoavond cohousing",
    text: `
      Een eigen voordeur, een gedeelde tuin, één grasmaaier voor twaalf gezinnen. Op {+14} vertellen drie groepen uit Gent hoe ze begonnen, wat het kostte en **waarover ze ruzie maakten**.
      De stad verkoopt volgend jaar twee gronden alleen aan groepen: in Oostakker en in Drongen.`,
    themes: ["housing", "neighbour-contact"],
    where: ["oostakker", "drongen", "gentbrugge", "wondelgem", "mariakerke"],
    mood: "wonder",
    interest: 0.22,
  },
];
