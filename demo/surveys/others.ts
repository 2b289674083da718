/** One by the public link, one that is over, one to come, a call that is scheduled, and one that is still written. */
import { scenePictureId } from "./pictures.ts";
import { budget, dropdown, files, gallery, matrix, multiple, number, open, score, single } from "./questions.ts";
import type { DemoSurvey } from "./survey.ts";

const squares = {
  "Een grasveld om te spelen": 6,
  "Een plein met markt": 3,
  "Een bos met paden": 5,
  "Een terras aan het water": 4,
};
const squareScenes = ["football", "market", "wildflowers", "dock"] as const;

/** Under way, for anybody with the public link. */
export const park: DemoSurvey = {
  key: "park",
  kind: "survey",
  author: "ada",
  when: { daysAgo: 8, at: "09:30" },
  title: "Wat komt er op de kop van de Muide?",
  description: "De loods verdwijnt in het voorjaar. Iedereen die er komt, mag meedenken.",
  thanks: "Bedankt om mee te denken. Op 20 januari hangen de eerste schetsen in buurtcentrum de Muide.",
  days: [-8, null],
  where: ["muide", "kanaaldorpen", "sluizeken"],
  slug: "kop-van-de-muide",
  isPublic: true,
  pictures: squareScenes,
  pages: [
    {
      questions: [
        gallery(
          "park-beeld",
          "Welk beeld past het best?",
          squares,
          squareScenes.map((scene) => scenePictureId("park", scene)),
          {
            isRequired: true,
          },
        ),
        budget(
          "park-geld",
          "Stel dat jij honderd euro verdeelt. Waaraan geef je die uit?",
          { Groen: 6, Spelen: 5, "Zitten en eten": 3, "Licht in de avond": 2, "Een openbaar toilet": 3 },
          { amount: 100, unit: "euro", step: 10 },
        ),
        multiple(
          "park-wanneer",
          "Wanneer kom je er?",
          { "In de week overdag": 3, "Na school of werk": 6, "In de avond": 2, "In het weekend": 7 },
          { atMost: 4 },
        ),
        single(
          "park-fiets",
          "Hoe kom je?",
          { Fiets: 7, "Te voet": 6, Bus: 2, Auto: 1 },
          { others: ["Met de step", "Met de rolstoel"] },
        ),
        open("park-naam", "Heb je een naam voor de plek?", "short", [
          "De Kop",
          "Dokpark",
          "Kraanplein",
          "Het Anker",
          "Matadi",
          "Zwaaikom",
        ]),
      ],
    },
  ],
  answers: 164,
};

/** Over, with its results. */
export const play: DemoSurvey = {
  key: "spelen",
  kind: "survey",
  author: "els",
  when: { daysAgo: 70, at: "11:00" },
  title: "Spelen en bewegen in Ledeberg",
  description: "",
  introduction: {
    title: "Voor groot en klein",
    text: "De stad vernieuwt drie speelpleinen. Wat werkt, wat niet, en wat ontbreekt?",
    button: "Vertellen",
  },
  thanks: "Merci! De resultaten zijn de basis voor het ontwerp.",
  days: [-70, -28],
  where: ["ledeberg", "gentbrugge", "moscou"],
  pages: [
    {
      questions: [
        number(
          "spelen-kinderen",
          "Hoeveel kinderen wonen er bij jou?",
          [0, 12],
          { 0: 6, 1: 6, 2: 7, 3: 3, 4: 1, 5: 0.4 },
          {
            isRequired: true,
          },
        ),
        dropdown("spelen-plein", "Over welk plein gaat het?", {
          Ledebergplein: 4,
          Standaertsite: 6,
          Driesstraat: 3,
          Moscouplein: 3,
        }),
        score("spelen-cijfer", "Hoe graag kom je er?", ["Nooit meer", "Elke dag"], { mean: 6.6 }),
        matrix("spelen-goed", "Wat vind je van …", ["Slecht", "Kan beter", "Goed"], {
          "de speeltoestellen": [3, 5, 4],
          "de veiligheid van het verkeer": [6, 4, 2],
          "plaats om te zitten": [4, 4, 3],
          netheid: [3, 4, 5],
        }),
        open("spelen-mist", "Wat ontbreekt er?", "long", [
          "Water om mee te spelen, en een kraantje om te drinken.",
          "Iets voor tieners, die hangen nu op de glijbaan.",
          "Een hek aan de kant van de straat.",
          "Schaduw! In juli kan je de schommel niet aanraken.",
          "Een basketring die niet krom hangt.",
          "Toiletten in de buurt.",
        ]),
      ],
    },
  ],
  answers: 228,
};

/** Published, and to come. */
export const traffic: DemoSurvey = {
  key: "traag-verkeer",
  kind: "survey",
  author: "els",
  when: { daysAgo: 1, at: "16:10" },
  title: "Traag verkeer rond de Dampoort",
  description: "Over oversteken, fietsen en parkeren.",
  thanks: "Dank je wel. We leggen je antwoorden naast de tellingen.",
  days: [9, 37],
  where: ["dampoort", "sint-amandsberg"],
  isPublic: true,
  pages: [
    {
      questions: [
        single(
          "verkeer-hoe",
          "Hoe verplaats je je meestal?",
          { Fiets: 1, "Te voet": 1, Bus: 1, Auto: 1 },
          { isRequired: true },
        ),
        score("verkeer-veilig", "Hoe veilig voel je je onderweg?", ["Onveilig", "Veilig"], { mean: 5 }),
        open("verkeer-wat", "Wat moet er anders?", "long", ["-"]),
      ],
    },
  ],
  answers: 0,
};

/** A call, scheduled. */
export const stories: DemoSurvey = {
  key: "havenverhalen",
  kind: "call",
  author: "ada",
  when: { daysAhead: 3, at: "10:00" },
  title: "Verhalen uit de haven",
  description: "Werkte je in de dokken, of je grootvader? Stuur je verhaal, met een foto als je er een hebt.",
  thanks: "Dank je wel voor je verhaal. We bellen of mailen voor we iets tonen.",
  days: [3, 60],
  where: ["muide", "kanaaldorpen"],
  pages: [
    {
      questions: [
        open("haven-verhaal", "Jouw verhaal", "long", ["-"], { isRequired: true }),
        open("haven-wanneer", "Wanneer was dat?", "date", ["1974-05-01"]),
        files("haven-fotos", "Foto's", { description: "Ook een foto van een oude foto is welkom." }),
        open("haven-mail", "Waar kunnen we je mailen?", "email", ["-"], { isPrivate: true }),
      ],
    },
  ],
  answers: 0,
};

/** Still written. */
export const shops: DemoSurvey = {
  key: "winkels",
  kind: "survey",
  author: "els",
  when: "concept",
  title: "Boodschappen in de buurt",
  description: "",
  thanks: "",
  days: null,
  where: ["rabot"],
  pages: [
    {
      questions: [
        multiple(
          "winkels-welke",
          "Welke winkel mis je?",
          { Bakker: 1, Slager: 1, Apotheek: 1, Groentewinkel: 1 },
          { atMost: 3 },
        ),
      ],
    },
  ],
  answers: 0,
};
