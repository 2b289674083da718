import type { DemoPost } from "../shapes.ts";

/** Volunteering and jobs in the neighbourhoods: open, closed, with a form elsewhere, and one that is still a draft. */
export const vacancies: DemoPost[] = [
  {
    key: "vacature-voorlezer",
    by: "stad-gent",
    author: "els",
    when: { daysAgo: 9, at: "10:20" },
    title: "Voorlezers gezocht in de buurtbib",
    text: `
      Elke woensdagmiddag zitten er twintig kinderen op het tapijt in de buurtbib. Ze wachten op een verhaal. **Lees jij het voor?**
      Je kiest zelf de boeken, samen met de bibliothecaris. Ervaring hoeft niet: wie graag vertelt, leert de rest vanzelf.
      - een uur per week, op woensdag om 14 uur
      - een opleiding van één avond
      - koffie, en elke week twintig fans`,
    themes: ["children", "culture"],
    where: "all",
    comments: "combined",
    mood: "joy",
    vacancy: {
      address: "Meulesteedsesteenweg 390, 9000 Gent",
      longitude: 3.7326,
      latitude: 51.0816,
      engagement: "recurring",
      duration: 1,
      durationUnit: "hours",
      applyFor: 30,
      contactFirstName: "Els",
      contactLastName: "Dhondt",
      contactEmail: "els@gent.example",
      contactPhone: "09 266 00 12",
      applicants: [
        {
          by: "dirk",
          daysAfter: 2,
          motivation:
            "Ik ben met pensioen en heb vier kleinkinderen voorgelezen tot ze zelf konden lezen. Op woensdag heb ik altijd tijd.\nIk doe graag stemmetjes.",
          phone: "0470 55 01 02",
          state: "in-contact",
          note: "Gebeld op maandag. Komt eens kijken, daarna beslissen we.",
        },
        {
          daysAfter: 1,
          motivation: "Ik studeer voor onderwijzeres en zoek een vaste afspraak met kinderen in de buurt.",
          state: "accepted",
          note: "Begint in januari.",
        },
        { daysAfter: 3, motivation: "Kitap okumayı çok seviyorum. Türkçe ve Nederlands voorlezen, dat lukt allebei." },
        {
          daysAfter: 6,
          motivation: "Mijn dochter zit er elke week op het tapijt. Ik zit er toch ook, dus waarom niet.",
        },
        {
          daysAfter: 7,
          motivation: "Ik kan alleen op zaterdag, maar misschien kan het dan ook?",
          state: "declined",
          note: "Alleen op woensdag nodig; doorverwezen naar de hoofdbib.",
        },
      ],
    },
  },
  {
    key: "vacature-wijkregisseur",
    by: "stad-gent",
    author: "nadia",
    when: { daysAgo: 12, at: "09:00" },
    title: "Vacature: wijkregisseur voor het noorden van de stad",
    text: `
      Je bent het gezicht van de stad in de wijk. Je kent de straten, de verenigingen en de plannen, en brengt mensen samen voor er ruzie is.
      **Wat je meebrengt:** je luistert goed, schrijft helder en fietst graag. Een diploma helpt, ervaring telt evenveel.
      Je werkt voltijds, met een contract van onbepaalde duur.`,
    themes: ["governance", "neighbour-contact"],
    where: "all",
    visibility: "public-page",
    mood: "practical",
    vacancy: {
      address: "Botermarkt 1, 9000 Gent",
      longitude: 3.7255,
      latitude: 51.0543,
      engagement: "fixed",
      applyFor: 33,
      contactFirstName: "Nadia",
      contactLastName: "Benali",
      contactEmail: "nadia@gent.example",
      subscriptionUrl: "https://jobs.gent.example/wijkregisseur",
    },
  },
  {
    key: "vacature-verkiezingen-stembureau",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 75, at: "11:00" },
    title: "Eén dag helpen bij de buurtstemming",
    text: `
      Bij de stemming over het buurtbudget bemannen we zes stembureaus. We zoeken mensen die een dag helpen: identiteitskaarten nakijken, uitleg geven, tellen.
      Je krijgt een vergoeding van 40 euro en een broodje.`,
    themes: ["governance"],
    where: ["muide", "rabot", "sluizeken"],
    mood: "practical",
    vacancy: {
      address: "Griendeplein 1, 9000 Gent",
      engagement: "short",
      duration: 1,
      durationUnit: "days",
      applyFor: 21,
      contactFirstName: "Joris",
      contactLastName: "Claeys",
      contactPhone: "09 266 00 15",
      applicants: [
        { daysAfter: 2, motivation: "Ik heb het vorige keer ook gedaan en kom graag terug.", state: "accepted" },
        { daysAfter: 5, motivation: "Zo leer ik mijn buren kennen.", state: "accepted" },
        { daysAfter: 12, motivation: "Ik ben die dag vrij.", state: "declined", note: "Er waren genoeg mensen." },
      ],
    },
  },
  {
    key: "vacature-sneeuwhulp",
    by: "stad-gent",
    author: "joris",
    when: { daysAgo: 5, at: "14:00" },
    title: "Wie ruimt sneeuw voor een buur?",
    text: `
      Als het sneeuwt, geraken niet alle mensen hun deur uit. Geef je op als sneeuwhulp: je krijgt een schop, een zak zout en het adres van één buur.
      Vaak blijft er niets te ruimen. Dan heb je toch kennisgemaakt.`,
    themes: ["neighbour-contact", "safety"],
    where: "all",
    comments: "combined",
    mood: "thanks",
    vacancy: {
      address: "Bij jou in de straat",
      engagement: "to-be-agreed",
      contactEmail: "joris@gent.example",
      applicants: [
        { daysAfter: 1, motivation: "Ik ben sterk, vroeg op en woon naast een dame van 84.", phone: "0475 55 33 10" },
        { daysAfter: 2, motivation: "We zijn met vier studenten in één huis. Zet ons maar alle vier op de lijst." },
      ],
    },
  },
  {
    key: "vacature-soepploeg",
    by: "buurtwerk-muide",
    author: "chaima",
    when: { daysAgo: 20, at: "16:30" },
    title: "Kom bij de soepploeg",
    text: `
      Op donderdag koken we soep voor veertig mensen: groenten van de markt, recepten van overal. We zoeken nog twee paar handen.
      Je hoeft geen kok te zijn. Ajuin snijden kan iedereen, huilen ook.`,
    themes: ["health-wellbeing", "neighbour-contact"],
    where: ["muide"],
    comments: "combined",
    mood: "welcome",
    vacancy: {
      address: "Muidepoort 34, 9000 Gent",
      longitude: 3.7335,
      latitude: 51.0665,
      engagement: "recurring",
      duration: 4,
      durationUnit: "hours",
      applyFor: 60,
      contactFirstName: "Chaima",
      contactLastName: "El Amrani",
      contactEmail: "chaima@buurtwerk.example",
      applicants: [
        {
          daysAfter: 3,
          motivation: "Ik kookte dertig jaar in een schoolkeuken. Veertig porties is voor mij klein.",
          state: "accepted",
        },
        {
          daysAfter: 8,
          motivation: "J’aimerais apprendre le néerlandais en cuisinant avec vous.",
          state: "in-contact",
        },
        { daysAfter: 15, motivation: "Op donderdag kan ik vanaf 15 uur. Is dat vroeg genoeg?" },
      ],
    },
  },
  {
    key: "vacature-huiswerk",
    by: "buurtwerk-muide",
    author: "els",
    when: { daysAgo: 2, at: "17:00" },
    title: "Huiswerkbegeleiders voor de eerste graad",
    text: `
      Twaalf jongeren, vier tafels, één uur stilte en daarna tafelvoetbal. We zoeken mensen die wiskunde, Frans of gewoon geduld hebben.
      Eens per week is genoeg. Je staat nooit alleen: er is altijd een vaste begeleider bij.`,
    themes: ["children"],
    where: ["muide", "sluizeken"],
    mood: "practical",
    vacancy: {
      address: "Muidepoort 34, 9000 Gent",
      engagement: "fixed",
      duration: 6,
      durationUnit: "months",
      applyFor: 24,
      contactFirstName: "Els",
      contactLastName: "Dhondt",
      contactEmail: "els@gent.example",
      applicants: [{ daysAfter: 1, motivation: "Ik geef wiskunde en woon om de hoek. Maandag past me altijd." }],
    },
  },
  {
    key: "vacature-fietshersteller",
    by: "fietsatelier",
    author: "sofie",
    when: { daysAgo: 16, at: "10:00" },
    title: "Fietshersteller, drie dagen per week",
    text: `
      In ons atelier herstellen we per jaar 1.400 fietsen. We zoeken iemand die kan spaken, versnellingen begrijpt en het geduldig kan uitleggen aan wie komt leren.
      Een diploma vragen we niet, wel een proefdag.`,
    themes: ["mobility", "economics"],
    where: "all",
    visibility: "public-page",
    mood: "practical",
    vacancy: {
      address: "Sleepstraat 120, 9000 Gent",
      longitude: 3.7262,
      latitude: 51.0627,
      engagement: "fixed",
      duration: 1,
      durationUnit: "years",
      applyFor: 40,
      contactFirstName: "Bram",
      contactLastName: "Goossens",
      contactEmail: "bram@fietsatelier.example",
      contactPhone: "09 330 12 12",
      applicants: [
        {
          daysAfter: 1,
          motivation: "Acht jaar hersteld in een winkel die dichtging. Mijn gereedschap breng ik mee.",
          state: "in-contact",
        },
        { daysAfter: 4, motivation: "Zelf geleerd, met filmpjes en drie oude koersfietsen." },
        { daysAfter: 9, motivation: "Ik zoek werk in de buurt en leer snel." },
      ],
    },
  },
  {
    key: "vacature-concept-speelpleinwerking",
    by: "stad-gent",
    author: "els",
    when: "concept",
    title: "Animatoren voor de speelpleinen in de zomer",
    text: "Van 1 juli tot 31 augustus, minstens twee weken. Tekst volgt van de jeugddienst.",
    themes: ["children"],
    where: "all",
    vacancy: { address: "", engagement: "short", duration: 2, durationUnit: "weeks" },
  },
];
