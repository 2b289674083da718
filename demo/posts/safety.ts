import type { DemoPost } from "../shapes.ts";

export const safety: DemoPost[] = [
  {
    key: "waterleiding-meulestede",
    by: "stad-gent",
    author: "els",
    type: "urgent",
    when: { daysAgo: 2, at: "07:25" },
    title: "Waterleiding gesprongen: geen water in een deel van de Muide",
    text: `
      Vanmorgen om 6.40 uur is een hoofdleiding gesprongen aan de **Meulesteedsesteenweg**. In de straten rondom is er geen of bruin water.
      - **Drink het water niet** zolang het bruin is. Laat na de herstelling de kraan tien minuten lopen.
      - Drinkwater kun je halen aan de tankwagen op de hoek van de Muidepoort en de Londenstraat.
      - Kun je niet buiten? Zet een teken aan je raam of bel een buur: de wijkwerkers brengen flessen.
      De ploeg verwacht dat alles tegen 16 uur weer loopt. We houden je hier op de hoogte.`,
    themes: ["safety", "housing"],
    where: ["muide"],
    streets: ["Meulesteedsesteenweg", "Muidepoort", "Londenstraat", "Vorkstraat", "Loodsenstraat"],
    pictures: [{ scene: "pipe-burst", alt: "Water spuit uit een gat in de straat, een arbeider zet hekken" }],
    comments: "combined",
    mood: "worry",
    interest: 0.6,
    corrected: {
      text: "Vanmorgen om 6.40 uur is een hoofdleiding gesprongen aan de **Meulesteedsesteenweg**. In de straten rondom is er geen water. Meer nieuws volgt.",
      afterHours: 1,
    },
  },
  {
    key: "gasgeur-rabot",
    by: "stad-gent",
    author: "els",
    type: "urgent",
    when: { daysAgo: 47, at: "18:05" },
    title: "Gasgeur in het Rabot: blijf weg uit de Wilgestraat",
    text: `
      De brandweer onderzoekt een gaslek in de **Wilgestraat**. De straat is afgesloten.
      - Woon je er? De brandweer belt bij je aan. Neem je sleutels, medicatie en een jas mee.
      - Opvang is er in de sporthal aan de Begijnhoflaan, met soep en stopcontacten.
      - Steek geen vuur aan en gebruik geen lichtschakelaars.
      **Update 20.15 uur: het lek is dicht.** Iedereen mag naar huis. Verlucht een kwartier voor je het fornuis weer gebruikt.`,
    themes: ["safety"],
    where: ["rabot"],
    streets: ["Wilgestraat", "Rietstraat", "Schaliestraat", "Pannestraat"],
    pictures: [{ scene: "fire-engine", alt: "Brandweerwagen met blauw licht in een straat bij valavond" }],
    comments: "combined",
    mood: "worry",
    interest: 0.55,
    corrected: {
      text: "De brandweer onderzoekt een gaslek in de **Wilgestraat**. De straat is afgesloten. Woon je er? De brandweer belt bij je aan.",
      afterHours: 2,
    },
  },
  {
    key: "storm-parken-dicht",
    by: "stad-gent",
    author: "ada",
    type: "urgent",
    when: { day: "02-16", at: "13:45" },
    title: "Storm op komst: alle parken dicht vanaf 15 uur",
    text: `
      Vanavond worden windstoten tot **110 kilometer per uur** verwacht. Takken kunnen afbreken, ook van bomen die er gezond uitzien.
      - De parken, begraafplaatsen en kinderboerderijen sluiten om 15 uur en blijven dicht tot morgenmiddag.
      - Haal losse spullen van je terras of balkon binnen.
      - Ga niet fietsen of wandelen langs bomen en stellingen.
      Zie je gevaar? Bel 1722 voor hulp die kan wachten, 112 als er iemand gewond is.`,
    themes: ["safety", "nature"],
    where: "all",
    pictures: [{ scene: "storm-park", alt: "Bomen buigen in de storm, een park is afgesloten met hekken" }],
    mood: "thanks",
    interest: 0.3,
  },
  {
    key: "rook-haven",
    by: "stad-gent",
    author: "els",
    type: "urgent",
    when: { daysAgo: 118, at: "06:50" },
    title: "Rook door brand in de haven: hou ramen en deuren dicht",
    text: `
      In een loods met oud papier aan de **Terdonkkaai** woedt sinds vannacht brand. De rook trekt naar het oosten.
      Metingen tonen geen gevaarlijke stoffen, maar rook prikkelt altijd. Hou ramen en deuren dicht en zet de ventilatie uit. Heb je last van astma? Blijf binnen.
      De scholen gaan gewoon open, de speeltijd is vandaag binnen.`,
    themes: ["safety", "health-wellbeing"],
    where: ["kanaaldorpen", "oostakker", "muide"],
    pictures: [{ scene: "harbour-smoke", alt: "Zwarte rook boven de haven, een blusboot spuit water op een loods" }],
    comments: "combined",
    mood: "worry",
    interest: 0.42,
  },
  {
    key: "rookmelders",
    by: "stad-gent",
    author: "ada",
    type: "educational",
    when: { daysAgo: 60, at: "10:30" },
    title: "Rookmelders: waar hang je ze, en piept die van jou nog?",
    text: `
      In elke woning moet er minstens **één rookmelder per verdieping** hangen. Ook als je huurt: dan koopt de eigenaar het toestel, en test jij het.
      - Hang ze aan het plafond, 30 centimeter van de muur, in de gang en op de overloop.
      - Niet in de keuken of badkamer: damp geeft vals alarm.
      - Druk één keer per maand op de knop. Geen gepiep? Batterij of toestel vervangen.
      - Na tien jaar is een melder op. De datum staat achteraan.
      Ouder dan 65 of slecht te been? De brandweer hangt ze gratis voor je op.`,
    themes: ["safety", "housing"],
    where: "all",
    button: {
      link: "https://www.gent.example/brandweer-aan-huis",
      text: "Vraag een bezoek",
      description: "Gratis voor 65-plussers en wie slecht te been is",
    },
    pictures: [{ scene: "smoke-alarm", alt: "Iemand op een ladder test een rookmelder, twee anderen kijken toe" }],
    mood: "thanks",
    interest: 0.28,
  },
  {
    key: "vakantietoezicht",
    by: "stad-gent",
    author: "ada",
    type: "educational",
    when: { day: "06-20", at: "09:30" },
    title: "Op reis? De wijkagent kijkt mee",
    text: `
      Wie minstens drie dagen weg is, kan **gratis vakantietoezicht** vragen. Je wijkagent komt dan af en toe langs, op wisselende uren.
      - Vertel aan één buur dat je weg bent, niet aan heel internet.
      - Laat iemand je brievenbus legen en de vuilnisbak buitenzetten.
      - Een lamp op een tijdschakelaar kost tien euro en werkt beter dan je denkt.
      Vorige zomer waren er in Gent 640 aanvragen. Bij drie woningen werd ingebroken.`,
    themes: ["safety", "neighbour-contact"],
    where: ["drongen", "mariakerke", "westrem", "zwijnaarde", "oostakker"],
    button: { link: "https://www.gent.example/vakantietoezicht", text: "Toezicht aanvragen" },
    mood: "practical",
    interest: 0.2,
  },
  {
    key: "buurt-informatie-netwerk-drongen",
    by: "stad-gent",
    author: "els",
    type: "vote",
    when: { daysAgo: 85, at: "17:15" },
    title: "Komt er een buurtinformatienetwerk in Drongen?",
    text: `
      Een twintigtal bewoners van de Luchterenkerkweg en de Antoon Catriestraat vraagt een **buurtinformatienetwerk**. Buren en politie verwittigen elkaar dan als er iets verdachts is.
      Voor een netwerk zijn twee dingen nodig: genoeg deelnemers, en afspraken zodat het niet ontspoort in een roddelkanaal. De wijkinspecteur begeleidt de groep.
      **Ben je voor of tegen?** Bij een meerderheid nodigen we iedereen uit voor een eerste avond.`,
    themes: ["safety", "neighbour-contact"],
    where: ["drongen"],
    openFor: 30,
    comments: "combined",
    mood: "wonder",
    interest: 0.5,
    tally: [58, 42],
  },
  {
    key: "stroomonderbreking-ledeberg",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 33, at: "08:50" },
    title: "Stroomonderbreking in Ledeberg: {+8} van 8.30 tot 12 uur",
    text: `
      De netbeheerder vervangt een cabine in de **Jozef Vervaenestraat**. Daarvoor moet de stroom eraf.
      - Lift, poort of zuurstoftoestel? Regel het vooraf. Wie medisch afhankelijk is van stroom, krijgt een noodbatterij: bel naar het nummer in de brief.
      - Laat de diepvries dicht, dan blijft alles vier uur koud.
      - Trek je computer uit voor het begint.
      In het dienstencentrum in de Ledebergstraat is er die voormiddag gewoon licht, koffie en een stopcontact.`,
    themes: ["safety", "housing"],
    where: ["ledeberg"],
    streets: ["Jozef Vervaenestraat", "Moriaanstraat", "Hoveniersstraat", "Driesstraat"],
    pictures: [
      { scene: "power-cut", alt: "Donkere straat met enkele kaarslichten achter de ramen, iemand met een zaklamp" },
    ],
    mood: "practical",
    interest: 0.2,
  },
];
