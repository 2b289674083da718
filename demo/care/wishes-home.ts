/** Help in and around the house. */
import type { Kind } from "./notation.ts";

export const atHome: readonly Kind[] = [
  {
    icon: "shopping",
    share: 17,
    places: ["de Delhaize", "de Lidl", "de Aldi", "de apotheek", "de bakker", "de markt"],
    skills: ["Doet elke zaterdag boodschappen met de bakfiets", "Kent de winkels van de buurt", "Draagt ook drank"],
    wishes: [
      {
        title: "Weekboodschappen bij {place}",
        text: "Een lijstje hangt aan de koelkast. Betaalt met bancontact bij thuiskomst.",
        minutes: 75,
      },
      {
        title: "Samen naar {place}",
        text: "Wil graag zelf kiezen, maar durft niet alleen de straat over te steken.",
        minutes: 90,
      },
      {
        title: "Water en aardappelen, te zwaar om te dragen",
        text: "Woont op de derde verdieping zonder lift.",
        work: "Twee bakken water en een zak aardappelen tot in de keuken.",
        minutes: 45,
        needsCar: true,
      },
      {
        title: "Medicatie ophalen bij de apotheek",
        text: "Het voorschrift staat op de identiteitskaart. De apotheker weet ervan.",
        minutes: 30,
      },
      {
        title: "Boodschappen na een heupoperatie",
        text: "De eerste zes weken na de operatie kan zij niet buiten. Familie komt in het weekend.",
        minutes: 60,
      },
      {
        title: "Quelques courses au magasin",
        text: "Je ne peux pas sortir pour le moment. La liste n’est pas longue.",
        minutes: 50,
        language: "fr",
      },
      {
        title: "Market alışverişi için yardım",
        text: "Dizlerim ağrıyor, torbaları taşıyamıyorum. Haftada bir kez yeter.",
        minutes: 60,
        language: "tr",
      },
    ],
  },
  {
    icon: "tools",
    share: 12,
    skills: ["Handige Harry: lampen, kranen, kasten", "Was elektricien", "Heeft een boormachine en een trapladder"],
    wishes: [
      {
        title: "Lamp in de gang vervangen",
        text: "Het plafond is te hoog. Zij heeft de nieuwe lamp al gekocht.",
        work: "Trapladder meebrengen.",
        minutes: 30,
      },
      { title: "Kraan in de keuken druppelt", text: "Al drie weken. De huisbaas reageert niet.", minutes: 60 },
      { title: "Kast in elkaar steken", text: "Een kleerkast van twee deuren, nog in de dozen.", minutes: 150 },
      { title: "Rookmelders hangen", text: "De brandweer gaf er twee. Ze moeten nog aan het plafond.", minutes: 45 },
      {
        title: "Handgreep in de badkamer",
        text: "Op aanraden van de ergotherapeut. De greep ligt klaar.",
        work: "Boren in tegels: boormachine met tegelboor.",
        minutes: 75,
      },
      { title: "Gordijnrail kwam los", text: "De pluggen zijn uit de muur gekomen.", minutes: 60 },
      {
        title: "Oude zetel naar het containerpark",
        text: "Kan er niet alleen mee de trap af.",
        minutes: 90,
        needsCar: true,
      },
      {
        title: "Moving a washing machine",
        text: "The machine has to go from the hall to the kitchen. Two people are needed.",
        minutes: 45,
        language: "en",
      },
    ],
  },
  {
    icon: "garden",
    share: 6,
    skills: ["Snoeit en maait", "Heeft een haagschaar", "Kent iets van groenten"],
    wishes: [
      {
        title: "Haag scheren langs het voetpad",
        text: "De haag groeit over het voetpad en de buren klagen.",
        minutes: 150,
      },
      { title: "Gras maaien, de machine staat er", text: "Een stadstuintje van zes bij tien.", minutes: 60 },
      {
        title: "Bladeren ruimen",
        text: "De bladeren maken het tuinpad glad, en hij is al eens gevallen.",
        minutes: 90,
      },
      { title: "Terras vrijmaken van mos", text: "Glad als het regent.", minutes: 120 },
    ],
  },
  {
    icon: "dog",
    share: 4,
    skills: ["Groot geworden met honden", "Werkt thuis, kan overdag wandelen"],
    wishes: [
      {
        title: "Hond uitlaten na een operatie",
        text: "Bobbie is een rustige hond van tien jaar. Twee keer per dag, een paar weken.",
        minutes: 40,
      },
      {
        title: "Met de kat naar de dierenarts",
        text: "De mand staat klaar, maar de bus is geen optie.",
        minutes: 90,
        needsCar: true,
      },
      {
        title: "Poes eten geven tijdens opname",
        text: "Ligt een week in het ziekenhuis. De sleutel is bij de buren.",
        minutes: 20,
      },
    ],
  },
  {
    icon: "meal",
    share: 5,
    skills: ["Kookt graag voor meer dan twee", "Kan halal koken", "Brengt rond met de fiets"],
    wishes: [
      {
        title: "Warme maaltijd na thuiskomst",
        text: "Komt maandag uit het ziekenhuis. De eerste dagen kan hij niet koken.",
        minutes: 60,
      },
      {
        title: "Soep brengen op dinsdag",
        text: "Van de buurtkeuken tot aan de deur. Even blijven babbelen mag.",
        minutes: 40,
      },
      {
        title: "Samen koken",
        text: "Verloor haar man en heeft geen zin meer om voor zichzelf te koken.",
        minutes: 120,
      },
      {
        title: "Livraison du repas de midi",
        text: "Le service habituel ne passe pas cette semaine.",
        minutes: 35,
        language: "fr",
      },
    ],
  },
];
