/** Under way, for residents: how green and how quiet seven neighbourhoods are. Has a translation. */
import { dropdown, map, matrix, multiple, onlyIf, open, ranking, score, single } from "./questions.ts";
import type { DemoSurvey } from "./survey.ts";

const how = ["Slecht", "Matig", "Goed", "Heel goed"];

export const green: DemoSurvey = {
  key: "groen",
  kind: "survey",
  author: "els",
  when: { daysAgo: 12, at: "10:20" },
  title: "Hoe groen is jouw buurt?",
  description: "De stad plant de komende drie jaar vierduizend bomen. Vertel waar ze het hardst nodig zijn.",
  introduction: {
    title: "Vijf minuten voor meer groen",
    text: "We vragen hoe je het groen in je buurt vindt, waar je schaduw mist en wat eerst moet gebeuren. Je antwoorden zeggen niet wie je bent.",
    button: "Beginnen",
  },
  thanks: "Dank je wel! In februari lees je hier wat er uitkomt, en in maart leggen we de plannen per buurt voor.",
  days: [-12, 16],
  where: ["muide", "rabot", "dampoort", "ledeberg", "brugse-poort", "sluizeken", "nieuw-gent"],
  isPublic: true,
  pages: [
    {
      title: "Het groen bij jou",
      questions: [
        score("groen-cijfer", "Hoe tevreden ben je over het groen in je buurt?", ["Helemaal niet", "Heel erg"], {
          mean: 5.4,
          isRequired: true,
        }),
        matrix("groen-onderhoud", "Hoe vind je het onderhoud?", how, {
          "Bomen in de straat": [2, 4, 5, 1],
          Plantvakken: [4, 5, 3, 1],
          "Parken en pleintjes": [1, 3, 6, 3],
          "Netheid na het weekend": [6, 4, 2, 1],
        }),
        single(
          "groen-schaduw",
          "Vind je op een hete dag schaduw op minder dan vijf minuten van je deur?",
          { "Ja, altijd": 3, Soms: 4, Nee: 4 },
          { isRequired: true, others: ["Alleen bij de buren in de tuin", "Op mijn terras, onder de parasol"] },
        ),
        map(
          "groen-plekken",
          "Waar wil je een boom, en waar loop je liever om voor wat schaduw?",
          [
            {
              form: "pin",
              text: "Hier hoort een boom",
              colour: "#2b6a2b",
              atMost: 3,
              followUp: "Waarom hier?",
              words: [
                "Hier staat de bushalte in de volle zon",
                "Het plein is een en al steen",
                "Kinderen wachten hier op de schoolbus",
                "Vroeger stond hier een linde",
                "Bij regen loopt hier alles onder water",
              ],
            },
            { form: "line", text: "Mijn weg in de schaduw", colour: "#1d5fa8", atMost: 1, words: [] },
          ],
          { description: "Zet een speld of teken je weg, of schrijf de straat en het nummer." },
        ),
      ],
    },
    {
      title: "Wat eerst",
      questions: [
        ranking("groen-eerst", "Wat moet eerst gebeuren? Zet het belangrijkste bovenaan.", {
          "Bomen in stenige straten": 8,
          "Een park dichterbij": 4,
          "Gevelbeplanting en tuintjes": 3,
          "Beter onderhoud": 5,
        }),
        multiple(
          "groen-zelf",
          "Wat wil je zelf doen?",
          {
            "Een boomspiegel verzorgen": 4,
            "Een geveltuin aanleggen": 5,
            "Planten met de buren": 3,
            "Niets, liever niet": 4,
          },
          { atMost: 3 },
        ),
        open(
          "groen-geveltuin",
          "Wat houdt je tegen om met een geveltuin te beginnen?",
          "long",
          [
            "Ik huur, en ik weet niet of het mag.",
            "De stoep is te smal, een rolstoel moet er nog langs kunnen.",
            "Ik weet niet wie de tegels komt uitbreken.",
            "Niets meer: ik wacht op het seizoen.",
            "Er wordt 's nachts tegen de gevel geplast, daar groeit niets.",
          ],
          { showIf: onlyIf("groen-zelf", "Een geveltuin aanleggen"), share: 0.6 },
        ),
        open("groen-anders", "Wat wil je ons nog zeggen?", "long", [
          "Meer bomen graag, maar geen die vruchten op de auto's laten vallen.",
          "In onze straat is er sinds de werken geen enkele boom meer teruggekomen.",
          "Vergeet de honden niet: een losloopweide zou veel oplossen.",
          "Het plein is in de zomer niet te doen, zelfs de banken zijn te warm om op te zitten.",
          "Proficiat met het nieuwe parkje, mijn moeder gaat er elke dag wandelen.",
          "Zorg ook voor wie er water geeft. Vorig jaar zijn er acht bomen dood gegaan.",
          "Liever één groot park dan twintig plantenbakken.",
          "De bladblazers om zeven uur 's ochtends mogen weg.",
        ]),
        dropdown(
          "groen-leeftijd",
          "Hoe oud ben je?",
          { "Jonger dan 18": 1, "18 tot 29": 4, "30 tot 44": 7, "45 tot 64": 6, "65 of ouder": 4 },
          { isPrivate: true, description: "Zo zien we of we alle leeftijden bereiken." },
        ),
      ],
    },
  ],
  translations: {
    tr: {
      introduction: {
        title: "Daha fazla yeşil için beş dakika",
        text: "Mahallendeki yeşili nasıl bulduğunu, nerede gölge aradığını ve önce ne yapılması gerektiğini soruyoruz. Yanıtların kim olduğunu söylemez.",
        button: "Başla",
      },
      thanks: "Teşekkürler! Sonuçları şubatta burada okuyabilirsin; martta her mahallenin planını sunacağız.",
      texts: {
        "Hoe groen is jouw buurt?": "Mahallen ne kadar yeşil?",
        "De stad plant de komende drie jaar vierduizend bomen. Vertel waar ze het hardst nodig zijn.":
          "Belediye önümüzdeki üç yılda dört bin ağaç dikecek. En çok nerede gerektiğini anlat.",
        "Het groen bij jou": "Senin çevrendeki yeşil",
        "Hoe tevreden ben je over het groen in je buurt?": "Mahallendeki yeşilden ne kadar memnunsun?",
        "Helemaal niet": "Hiç",
        "Heel erg": "Çok",
        "Hoe vind je het onderhoud?": "Bakımı nasıl buluyorsun?",
        "Bomen in de straat": "Sokaktaki ağaçlar",
        Plantvakken: "Çiçek tarhları",
        "Parken en pleintjes": "Parklar ve meydanlar",
        "Netheid na het weekend": "Hafta sonundan sonra temizlik",
        Slecht: "Kötü",
        Matig: "Orta",
        Goed: "İyi",
        "Heel goed": "Çok iyi",
        "Vind je op een hete dag schaduw op minder dan vijf minuten van je deur?":
          "Sıcak bir günde kapından beş dakikadan yakın bir yerde gölge buluyor musun?",
        "Ja, altijd": "Evet, her zaman",
        Soms: "Bazen",
        Nee: "Hayır",
        "Waar wil je een boom, en waar loop je liever om voor wat schaduw?":
          "Nereye ağaç istersin, gölge için nereden dolaşırsın?",
        "Zet een speld of teken je weg, of schrijf de straat en het nummer.":
          "Bir iğne koy veya yolunu çiz ya da sokağı ve numarayı yaz.",
        "Hier hoort een boom": "Buraya bir ağaç gerek",
        "Waarom hier?": "Neden burası?",
        "Mijn weg in de schaduw": "Gölgedeki yolum",
        "Wat eerst": "Önce ne",
        "Wat moet eerst gebeuren? Zet het belangrijkste bovenaan.": "Önce ne yapılmalı? En önemlisini en üste koy.",
        "Bomen in stenige straten": "Taş sokaklara ağaç",
        "Een park dichterbij": "Daha yakında bir park",
        "Gevelbeplanting en tuintjes": "Cephe bitkileri ve küçük bahçeler",
        "Beter onderhoud": "Daha iyi bakım",
        "Wat wil je zelf doen?": "Sen ne yapmak istersin?",
        "Een boomspiegel verzorgen": "Bir ağaç dibine bakmak",
        "Een geveltuin aanleggen": "Cephe bahçesi yapmak",
        "Planten met de buren": "Komşularla dikmek",
        "Niets, liever niet": "Hiçbiri",
        "Wat houdt je tegen om met een geveltuin te beginnen?": "Cephe bahçesine başlamana ne engel oluyor?",
        "Wat wil je ons nog zeggen?": "Bize başka ne söylemek istersin?",
        "Hoe oud ben je?": "Kaç yaşındasın?",
        "Zo zien we of we alle leeftijden bereiken.": "Böylece her yaştan insana ulaşıp ulaşmadığımızı görüyoruz.",
        "Jonger dan 18": "18’den küçük",
        "18 tot 29": "18–29",
        "30 tot 44": "30–44",
        "45 tot 64": "45–64",
        "65 of ouder": "65 ve üzeri",
      },
    },
  },
  answers: 340,
};
