import type { DemoPost } from "../shapes.ts";

/** Governance and neighbours. */
export const governancePosts: DemoPost[] = [
  {
    key: "wijkbudget-moscou",
    by: "stad-gent",
    author: "ada",
    type: "option",
    when: { daysAgo: 5, at: "11:30" },
    title: "Wijkbudget: 50.000 euro, vijf ideeën, jij kiest",
    text: `
      In het voorjaar dienden jullie **63 ideeën** in voor Moscou en de Vogelhoek. Een groep gelote bewoners rekende ze na en hield er vijf over die kunnen en mogen.
      Elke bewoner vanaf 12 jaar heeft één stem. Het idee met de meeste stemmen voeren we uit, en als er geld overblijft ook het tweede.
      De makers van de ideeën stellen zich voor op {sat+6} om 15 uur in het Arsenaal. Er zijn pannenkoeken.`,
    themes: ["governance", "neighbour-contact"],
    where: ["moscou"],
    options: [
      "Pluktuin op de braakliggende grond aan de Arsenaalstraat",
      "Overdekte buurttafel met barbecue",
      "Muziekkiosk op het pleintje van de Vogelhoekstraat",
      "Deelbakfietsen en een pompstation",
      "Zonnepanelen op het buurthuis, winst voor het zomerfeest",
    ],
    openFor: 20,
    pictures: [
      {
        scene: "debate",
        alt: "Bewoners zitten in een zaal voor een bord vol gekleurde briefjes, twee mensen leggen uit",
      },
      { scene: "allotment", alt: "Moestuin met bakken groenten, een schuurtje en tuiniers", seed: "moscou" },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.78,
    tally: [36, 28, 11, 17, 22],
  },
  {
    key: "wijkdebat-nieuw-gent",
    by: "stad-gent",
    author: "ada",
    when: { daysAgo: 12, at: "13:40" },
    title: "De burgemeester en de schepenen komen naar Nieuw Gent",
    text: `
      Geen podium, geen toespraken: op {+9} om 19 uur zitten we aan **twaalf ronde tafels** in het buurtcentrum aan het Rerum-Novarumplein. Aan elke tafel zit iemand van het bestuur, en jij bepaalt waarover het gaat.
      - Tolken Turks, Arabisch, Russisch en Frans zijn er.
      - Kinderen spelen in de zaal ernaast, er is begeleiding.
      - Kun je niet komen? Schrijf je vraag hieronder. We beantwoorden ze allemaal, ook de lastige.`,
    themes: ["governance"],
    where: ["nieuw-gent"],
    pictures: [{ scene: "talk-table", alt: "Vijf mensen praten aan een tafel met koffie en koekjes", seed: "debat" }],
    comments: "combined",
    mood: "welcome",
    interest: 0.55,
  },
  {
    key: "bewonersplatform-macharius",
    by: "stad-gent",
    author: "els",
    when: { daysAgo: 70, at: "10:25" },
    title: "Gezocht: tien Machariusbewoners met een mening",
    text: `
      Het **bewonersplatform** van Macharius-Heirnis vergadert zes keer per jaar en geeft advies over alles wat in de wijk verandert, van vuilnisbakken tot vergunningen.
      Vijf leden stoppen, vijf plaatsen komen erbij. We loten onder wie zich meldt, zodat het geen clubje wordt. Huurders, jongeren en nachtwerkers krijgen voorrang, want zij ontbreken nu.
      Per vergadering is er een broodje en 20 euro voor oppas.`,
    themes: ["governance"],
    where: ["macharius"],
    button: { link: "https://www.gent.example/bewonersplatform", text: "Ik wil meeloten" },
    mood: "practical",
    interest: 0.32,
  },
  {
    key: "openingsuren-dienstencentra",
    by: "stad-gent",
    author: "els",
    when: { daysAgo: 55, at: "09:05" },
    title: "Dienstencentra op woensdag open tot 19 uur",
    text: `
      Een rijbewijs halen zonder verlof te nemen? Op **woensdag** blijven alle dienstencentra nu open tot 19 uur. Op vrijdagnamiddag zijn ze dicht.
      Met een afspraak wacht je gemiddeld vier minuten, zonder 38. Kom dus liefst met afspraak, en met je oude kaart.`,
    themes: ["governance"],
    where: "all",
    button: { link: "https://www.gent.example/afspraak", text: "Maak een afspraak" },
    pictures: [{ scene: "service-desk", alt: "Drie loketmedewerkers helpen bezoekers aan een groene balie" }],
    comments: "combined",
    mood: "thanks",
    interest: 0.3,
  },
  {
    key: "digihulp",
    by: "stad-gent",
    author: "nadia",
    type: "educational",
    when: { daysAgo: 95, at: "14:00" },
    title: "Hulp met je smartphone, zonder dat iemand zucht",
    text: `
      Een foto doorsturen, een overschrijving doen, inloggen bij de overheid: in elke bib zit twee keer per week een **digibuddy**. Breng je eigen toestel mee, ook als het barst.
      - Geef nooit je codes, ook niet aan de buddy. Jij tikt, zij wijzen.
      - Krijg je een bericht met haast erin, zoals 'vandaag nog' of 'laatste kans'? Dan is het bijna altijd bedrog. Leg je telefoon weg en bel iemand.
      - Thuisbezoek kan voor wie niet buiten raakt.`,
    themes: ["governance", "health-wellbeing"],
    where: "all",
    button: { text: "Vraag een thuisbezoek" },
    mood: "thanks",
    interest: 0.26,
  },
  {
    key: "wat-vind-je-van-ons",
    by: "stad-gent",
    author: "ada",
    type: "perception",
    when: { daysAgo: 29, at: "10:35" },
    title: "Eerlijk: wat vind je van onze berichten?",
    text: `
      Een jaar lang schrijven we je hier. Te veel, te weinig, te lang, te flauw? **Geef ons een cijfer van 1 tot 10.** Schrijf erbij wat je miste.
      We beloven drie dingen: we lezen alles, we antwoorden binnen een week, en wie een 1 geeft krijgt evenveel beleefdheid als wie een 10 geeft.`,
    themes: ["governance"],
    where: "all",
    openFor: 60,
    pictures: [{ scene: "towers", alt: "De drie torens van Gent bij avondlicht, met gevels op de voorgrond" }],
    comments: "combined",
    mood: "wonder",
    interest: 0.42,
    tally: [7.1],
  },
  {
    key: "dag-van-de-buren",
    by: "stad-gent",
    author: "nadia",
    when: { day: "05-06", at: "11:00" },
    title: "Dag van de Buren: wij betalen de taart",
    text: `
      Eind mei vieren we de buren. Organiseer je iets in je straat, je gang of je garage? Dan krijg je een **pakket met vlaggetjes, krijt en een bon van 75 euro** bij een winkel in de wijk.
      - Klein is goed. Vorig jaar was het fijnste feest een kop koffie voor elf mensen op de trap van een flat in de Neermeerskaai.
      - Nodig die ene buur uit die je alleen van de brievenbus kent.
      - Straat afsluiten? Vraag het tien dagen vooraf.`,
    themes: ["neighbour-contact"],
    where: "all",
    visibility: "public-page",
    button: { link: "https://www.gent.example/buren", text: "Vraag je pakket" },
    pictures: [
      {
        scene: "long-table",
        alt: "Lange gedekte tafel in een straat bij avond, met lampjes en veel buren",
        seed: "buren",
      },
    ],
    comments: "combined",
    mood: "joy",
    interest: 0.48,
  },
  {
    key: "speelstraten",
    by: "stad-gent",
    author: "nadia",
    when: { day: "04-03", at: "09:45" },
    title: "Maak van je straat een speelstraat deze zomer",
    text: `
      Een speelstraat is een paar dagen afgesloten voor auto's en open voor steppen, zwembadjes en tuinstoelen. Je hebt **drie buren nodig die het hek zetten** en een straat waar 50 per uur niet hoeft.
      Wij zorgen voor hekken, een speelkoffer en een verzekering. Bewoners mogen altijd stapvoets naar hun garage.`,
    themes: ["neighbour-contact", "children"],
    where: ["brugse-poort", "dampoort", "ledeberg", "sint-amandsberg", "oud-gentbrugge", "macharius", "wondelgem"],
    button: { link: "https://www.gent.example/speelstraat", text: "Vraag een speelstraat aan" },
    mood: "joy",
    interest: 0.3,
  },
  {
    key: "nieuwjaarsdrink",
    by: "stad-gent",
    author: "nadia",
    when: { day: "01-04", at: "10:00" },
    title: "Klinken op het nieuwe jaar, op je eigen plein",
    text: `
      Een vuurkorf, warme appelsap, oliebollen van de scouts en de buren die je sinds kerst niet zag. Op {sat+5} van 16 tot 19 uur op **zes pleinen** tegelijk.
      Breng je eigen beker mee: dat scheelt 4.000 wegwerpbekers. Vergeten? Een beker huren kost een nieuwjaarswens.`,
    themes: ["neighbour-contact"],
    where: ["brugse-poort", "dampoort", "ledeberg", "bloemekenswijk", "oud-gentbrugge", "sluizeken"],
    pictures: [{ scene: "new-year", alt: "Buren met mutsen rond een vuurkorf op een besneeuwd plein met vlaggetjes" }],
    mood: "joy",
    interest: 0.42,
  },
  {
    key: "leefstraat-moscou",
    by: "stad-gent",
    author: "els",
    type: "vote",
    when: { daysAgo: 63, at: "15:20" },
    title: "Leefstraat in de Florastraat: verlengen we met een jaar?",
    text: `
      Deze zomer rolden de bewoners van de **Florastraat** kunstgras uit, zetten banken neer en parkeerden hun auto's aan de werkhuizen. Er werd gebreid, gekookt en één keer getrouwd.
      Er was ook last: de vuilniswagen moest achteruit, en op drie avonden ging de muziek te lang door.
      Zeventien gezinnen vragen een jaar verlenging, met duidelijke uren. **Voor of tegen?** Ook wie er niet woont maar er wel langs moet, mag stemmen.`,
    themes: ["neighbour-contact", "mobility"],
    where: ["moscou"],
    openFor: 30,
    pictures: [
      {
        scene: "living-street",
        alt: "Straat met gras, vlaggetjes en een bank waar buren praten terwijl kinderen spelen",
      },
    ],
    comments: "combined",
    mood: "wonder",
    interest: 0.72,
    tally: [63, 37],
  },
  {
    key: "welkom-nieuwe-buren",
    by: "stad-gent",
    author: "nadia",
    when: { daysAgo: 43, at: "12:30" },
    title: "Pas verhuisd? Wandel mee met een buur",
    text: `
      Elke tweede zaterdag leidt een bewoner nieuwkomers rond in de eigen wijk: waar koop je 's avonds nog brood, wie herstelt een fiets, in welk café mag je hond binnen. Geen gids met een vlaggetje, gewoon iemand die er **al dertig jaar woont**.
      De wandeling duurt anderhalf uur en eindigt met koffie. Buggy's en rolstoelen kunnen mee.`,
    themes: ["neighbour-contact"],
    where: ["station-noord", "station-zuid", "macharius", "dampoort", "sluizeken"],
    visibility: "public-page",
    pictures: [
      {
        scene: "shopping",
        alt: "Mensen wandelen met tassen langs winkels met gestreepte luifels, vlaggetjes boven de straat",
      },
    ],
    comments: "combined",
    mood: "welcome",
    interest: 0.34,
  },
];
