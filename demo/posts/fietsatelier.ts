import type { DemoPost } from "../shapes.ts";

export const fietsatelier: DemoPost[] = [
  {
    key: "atelier-opent",
    by: "fietsatelier",
    author: "bram",
    when: { daysAgo: 165, at: "10:00" },
    title: "Wij zijn het Gentse Fietsatelier, en we zitten nu op de Ham",
    text: `
      Dag buren! Na negen jaar in een garage hebben we eindelijk een **echte werkplaats**: twaalf werkbanken, een koffiemachine en een hond die Ketting heet.
      We herstellen elke fiets, ook die van de supermarkt. We verkopen tweedehands, met een jaar garantie. En wie liever zelf sleutelt, huurt een bank voor 6 euro per uur, uitleg inbegrepen.
      Op {sat+5} zetten we de poort open. Breng je krakende trapas mee, we luisteren graag.`,
    themes: ["economics", "mobility"],
    where: ["sluizeken", "macharius", "muide", "dampoort"],
    button: { link: "https://www.fietsatelier.example", text: "Bekijk de werkplaats" },
    pictures: [
      { scene: "workshop", alt: "Fietswerkplaats: een man met schort herstelt een groene fiets, een kind kijkt toe" },
    ],
    comments: "combined",
    mood: "welcome",
    interest: 0.5,
  },
  {
    key: "gratis-lichtcontrole",
    by: "fietsatelier",
    author: "sofie",
    when: { day: "10-24", at: "15:10" },
    title: "Zie je graag? Gratis lichtcontrole deze week",
    text: `
      De klok verspringt en plots is het donker als je naar huis rijdt. Van maandag tot vrijdag, tussen 16 en 19 uur, staan we met een tentje aan **Dampoort, de Krook en het Rabotpark**.
      Lampje kapot? We vervangen het gratis, zolang de doos van 800 strekt. Bij kinderfietsen draaien we ook meteen het zadel een duim hoger: ze zijn weer gegroeid.`,
    themes: ["safety", "mobility"],
    where: ["dampoort", "binnenstad", "rabot", "sluizeken", "macharius"],
    pictures: [{ scene: "bike-lights", alt: "Fietsers met helder licht rijden 's avonds langs verlichte gevels" }],
    mood: "thanks",
    interest: 0.42,
  },
  {
    key: "kinderfietsbib",
    by: "fietsatelier",
    author: "sofie",
    when: { daysAgo: 18, at: "14:30" },
    title: "Kinderfietsbibliotheek: groeien zonder kopen",
    text: `
      Een kind rijdt gemiddeld veertien maanden op dezelfde fiets. Bij ons **leen je er een voor 30 euro per jaar** en wissel je zo vaak als het nodig is. Helm erbij.
      We hebben er nu 140, van loopfiets tot 24 duim. Roze en blauw staan door elkaar, dat is met opzet. Heb je er een in de kelder staan? We halen hem op en je kind kiest een nieuwe.`,
    themes: ["children", "mobility"],
    where: ["sluizeken", "muide", "macharius", "dampoort", "bloemekenswijk"],
    button: { link: "https://www.fietsatelier.example/kinderfietsbib", text: "Leen een kinderfiets" },
    pictures: [{ scene: "kids-bikes", alt: "Kinderen met gele helm fietsen in een park tussen kegels" }],
    comments: "combined",
    mood: "joy",
    interest: 0.52,
  },
  {
    key: "band-plakken",
    by: "fietsatelier",
    author: "bram",
    type: "educational",
    when: { daysAgo: 31, at: "16:20" },
    title: "Platte band? In zes stappen weer op weg",
    text: `
      1. Draai het ventiel los en haal de buitenband aan één kant uit de velg. Twee lepels volstaan, een schroevendraaier maakt een tweede gat.
      2. Pomp een beetje lucht in de binnenband en zoek het gaatje: met je oor, je lip of een bak water.
      3. Schuur zacht, tot het dof wordt.
      4. Lijm erop, **en dan twee minuten wachten**. Hier gaat het altijd mis.
      5. Plakker erop, hard duwen.
      6. Voel met je vingers in de buitenband of het stukje glas er nog in zit. Anders begin je morgen opnieuw.
      Lukt het niet? Elke donderdagavond plakken we samen, met de radio aan.`,
    themes: ["mobility"],
    where: ["sluizeken", "macharius", "dampoort", "rabot", "bloemekenswijk", "muide"],
    mood: "thanks",
    interest: 0.36,
  },
  {
    key: "bakfiets-huren",
    by: "fietsatelier",
    author: "sofie",
    when: { daysAgo: 2, at: "12:15" },
    title: "Bakfiets huren voor je verhuis, je kerstboom of je oma",
    text: `
      We hebben er drie bakfietsen bij, elk goed voor 150 kilo of vier kinderen. Ze zijn elektrisch, dus ook de Blandijnberg lukt.
      Een halve dag kost **9 euro**, een hele dag 15. Je krijgt vijf minuten les op het pleintje en een riem voor alles wat graag ontsnapt.`,
    themes: ["mobility", "economics"],
    where: ["sluizeken", "macharius", "dampoort", "binnenstad", "muide", "sint-amandsberg"],
    button: { link: "https://www.fietsatelier.example/bakfiets", text: "Kies je dag" },
    pictures: [
      { scene: "bike-hire", alt: "Twee bakfietsen in een park: één met dozen en een plant, één met kinderen" },
      { scene: "cargo-bike", alt: "Een vrouw rijdt met twee kinderen in een houten bakfiets over het fietspad" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.4,
  },
  {
    key: "winterbeurt",
    by: "fietsatelier",
    author: "bram",
    when: { day: "01-10", at: "09:30" },
    title: "Winterbeurt: zout is de beste vriend van je fietsenmaker",
    text: `
      Strooizout vreet aan je ketting. Spoel ze af met een gieter warm water, droog ze en geef één druppel olie per schakel. Meer is niet beter, meer is vuiler.
      Liever niet zelf? In januari doen we het voor **25 euro**, remblokken nakijken inbegrepen. Je wacht warm, met koffie en Ketting aan je voeten.`,
    themes: ["mobility"],
    where: ["sluizeken", "macharius", "dampoort", "binnenstad", "muide"],
    mood: "practical",
    interest: 0.26,
  },
  {
    key: "voorjaarscheck",
    by: "fietsatelier",
    author: "sofie",
    when: { day: "03-10", at: "11:00" },
    title: "Voorjaarscheck aan de schoolpoort",
    text: `
      Twaalf scholen, twaalf woensdagen. We komen met een werkbank op wielen en controleren **alle fietsen van de derde en vierde klas**: remmen, bel, banden, licht. Wat we ter plekke kunnen maken, maken we.
      De directies weten ervan. De leerlingen ook, die hebben hun bel al uitgeprobeerd.`,
    themes: ["children", "safety"],
    where: ["brugse-poort", "rabot", "dampoort", "ledeberg", "sluizeken", "macharius"],
    mood: "thanks",
    interest: 0.33,
  },
  {
    key: "tweedehandsmarkt",
    by: "fietsatelier",
    author: "bram",
    when: { day: "05-05", at: "10:15" },
    title: "Grote tweedehands fietsenmarkt op het Stapelplein",
    text: `
      **Tweehonderd fietsen** op één plein, op {sun+4} van 10 tot 16 uur. Allemaal nagekeken, allemaal met een kaartje waarop staat wat er vernieuwd is.
      - Verkopen? Breng je fiets zaterdag binnen. Jij bepaalt de prijs, wij houden 10 % voor de kinderfietsbibliotheek.
      - Proefrijden mag, met je identiteitskaart als borg.
      - Om 14 uur: veiling van de lelijkste fiets van Gent.`,
    themes: ["economics", "mobility"],
    where: ["sluizeken", "macharius", "dampoort", "binnenstad", "muide", "prinsenhof", "rabot"],
    pictures: [
      { scene: "bike-market", alt: "Fietsen met prijskaartjes op een plein met vlaggetjes en kijkende bezoekers" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.48,
  },
  {
    key: "graveren",
    by: "fietsatelier",
    author: "sofie",
    when: { daysAgo: 45, at: "13:45" },
    title: "Fiets gestolen? Met een gravure komt hij sneller thuis",
    text: `
      Van de teruggevonden fietsen in Gent staat de helft maanden in het depot, omdat niemand weet van wie ze zijn. Een **gravure met je rijksregisternummer** lost dat op.
      Wij graveren gratis, elke woensdag van 14 tot 17 uur. Duurt drie minuten. Neem meteen een foto van je fiets en bewaar het framenummer: de verzekering vraagt ernaar.`,
    themes: ["safety", "mobility"],
    where: ["binnenstad", "sluizeken", "station-noord", "dampoort"],
    comments: "combined",
    mood: "practical",
    interest: 0.34,
  },
  {
    key: "openingsuren-atelier",
    by: "fietsatelier",
    author: "sofie",
    type: "option",
    when: { daysAgo: 7, at: "17:30" },
    title: "Wanneer wil jij kunnen sleutelen?",
    text: `
      De zelfdoebanken zijn nu open op donderdagavond en zaterdag. We hebben budget voor **drie uren extra** per week, en een vrijwilliger die al staat te popelen met een doos smeer. Zeg jij wanneer?`,
    themes: ["economics"],
    where: ["sluizeken", "macharius", "dampoort", "muide"],
    options: [
      "Dinsdagavond, 18 tot 21 uur",
      "Woensdagnamiddag, met kinderhoek",
      "Vrijdagvroeg, 7 tot 10 uur",
      "Zondagnamiddag",
    ],
    openFor: 14,
    comments: "combined",
    mood: "practical",
    interest: 0.58,
    tally: [24, 31, 8, 27],
  },
  {
    key: "fietsles-volwassenen",
    by: "fietsatelier",
    author: "sofie",
    when: { daysAgo: 64, at: "10:45" },
    title: "Nooit leren fietsen? Het kan nog, ook op je zestigste",
    text: `
      In onze vorige groep zaten een kokkin uit Kumasi, een ingenieur uit Izmir en een grootmoeder uit Zelzate. Na acht lessen reden ze **alle drie naar de Bourgoyen en terug**.
      Nieuwe reeks vanaf {tue+12}, op dinsdag- of zaterdagvoormiddag, in het Keizerpark. Groepjes van zes, alleen vrouwen kan ook. 40 euro, met UiTPAS 8 euro. De fiets is van ons.`,
    themes: ["sports", "health-wellbeing"],
    where: ["macharius", "sluizeken", "dampoort", "rabot", "muide", "oud-gentbrugge"],
    button: { link: "https://www.fietsatelier.example/fietsles", text: "Schrijf je in" },
    pictures: [
      { scene: "bike-lesson", alt: "Een vrouw met hoofddoek leert fietsen in een park, een begeleider loopt mee" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.56,
  },
  {
    key: "mobiele-hersteldienst",
    by: "fietsatelier",
    author: "bram",
    when: { daysAgo: 97, at: "09:15" },
    title: "Wij komen naar jou: de herstelbus rijdt nu ook in de rand",
    text: `
      Woon je in Zwijnaarde, Drongen of Oostakker en is een fietsenmaker ver weg? Onze **elektrische herstelbus** staat er elke week op een vaste plek, van 16 tot 19.30 uur.
      - Maandag: Dorp Zwijnaarde
      - Dinsdag: station Drongen
      - Donderdag: kerk Oostakker
      Een band vervangen we terwijl je wacht. Grotere herstellingen nemen we mee en brengen we een week later terug.`,
    themes: ["mobility", "economics"],
    where: ["zwijnaarde", "drongen", "oostakker", "westrem"],
    pictures: [
      {
        scene: "repair-van",
        alt: "Groene bestelwagen met een fiets erop, een hersteller werkt aan een fiets op een statief",
      },
    ],
    mood: "thanks",
    interest: 0.3,
  },
  {
    key: "tevredenheid-atelier",
    by: "fietsatelier",
    author: "bram",
    type: "perception",
    when: { daysAgo: 120, at: "18:00" },
    title: "Hoe graag kom je bij ons over de vloer?",
    text: `
      We zijn anderhalve maand open. Tijd om te vragen **wat je ervan vindt**, van 1 (ik koop nog liever een auto) tot 10 (ik kom ook zonder fiets).
      De wachttijd is te lang, dat weten we. Er komt een derde hersteller bij.`,
    themes: ["economics"],
    where: ["sluizeken", "macharius", "dampoort", "muide"],
    openFor: 30,
    mood: "joy",
    interest: 0.34,
    tally: [8.2],
  },
  {
    key: "vloot-voor-bedrijven",
    by: "fietsatelier",
    author: "bram",
    when: { daysAgo: 82, at: "08:45" },
    title: "Voor zaken in de buurt: een bakfiets met jouw naam erop",
    text: `
      Bakker, bloemist of boekhandel: steeds meer leveringen in de stad gaan per fiets. Wij verhuren **bakfietsen aan zelfstandigen**, met onderhoud, verzekering en een vervangfiets binnen het uur.
      Vanaf 119 euro per maand. De stad geeft tot 1.500 euro subsidie, het papierwerk doen we mee.`,
    themes: ["economics", "mobility"],
    where: ["binnenstad", "sluizeken", "macharius", "dampoort", "prinsenhof", "ledeberg"],
    visibility: "local-economy",
    button: { link: "https://www.fietsatelier.example/zaken", text: "Vraag een proefweek" },
    pictures: [
      { scene: "fleet-plan", alt: "Drie mensen bespreken een plan met een grafiek en een fiets aan een tafel" },
    ],
    mood: "practical",
    interest: 0.4,
  },
];
