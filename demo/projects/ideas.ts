/** What residents contributed to the projects of Stad Gent: each type, in four languages. */
import type { IdeaKind, IdeaType, WorksState } from "@stoep/contract/participation";
import type { GentArea } from "../places.ts";
import type { Language } from "../shapes.ts";

export interface DemoIdea {
  key: string;
  /** Key of its project. */
  project: string;
  area: GentArea;
  language: Language;
  kind?: IdeaKind;
  title: string;
  text: string;
  daysAgo: number;
  /** How many support it, as far as so many live there. */
  support: number;
  hasPlace?: true;
  /** Entered at the counter; a name if they agreed. */
  counter?: { name: string };
  type?: IdeaType;
  reason?: string;
  cost?: number;
  answer?: string;
  works?: { state: WorksState; percent: number; costToDate?: number; text: string; daysAgo: number };
  /** Nobody has read it yet. */
  isWaiting?: true;
  /** By staff, with the reason that its author reads. */
  hidden?: { ground: "private" | "spam"; reason: string };
  /** Key of the one that it was merged into. */
  mergedInto?: string;
  comments?: readonly string[];
}

export const ideas: readonly DemoIdea[] = [
  {
    key: "kaai-bankjes",
    project: "kaaiplein",
    area: "muide",
    language: "nl",
    title: "Banken met een rugleuning aan het water",
    text: "Op een muurtje zit ik na vijf minuten scheef. Een paar banken met een rugleuning, met zicht op de boten, en ik kom elke avond.",
    daysAgo: 18,
    support: 23,
    hasPlace: true,
    type: "investigation",
    answer:
      "Bedankt. We bekijken met de ontwerper waar de kaaimuur dat toelaat, en laten het u weten voor de werken beginnen.",
    comments: ["En eentje in de schaduw, alstublieft.", "Mijn moeder van tachtig zou het elke dag gebruiken."],
  },
  {
    key: "kaai-zitplekken",
    project: "kaaiplein",
    area: "muide",
    language: "nl",
    title: "Meer zitplekken op het plein",
    text: "Er is nu nergens om te zitten, behalve op de grond.",
    daysAgo: 12,
    support: 9,
    mergedInto: "kaai-bankjes",
  },
  {
    key: "kaai-fontaine",
    project: "kaaiplein",
    area: "muide",
    language: "fr",
    title: "Une fontaine où l’on peut boire",
    text: "Pour les cyclistes, les enfants et les chiens : un point d’eau potable près du pont.",
    daysAgo: 15,
    support: 31,
    hasPlace: true,
    comments: ["Avec un bec plus bas pour les enfants."],
  },
  {
    key: "kaai-market",
    project: "kaaiplein",
    area: "muide",
    language: "en",
    kind: "proposal",
    title: "A small market on the first Sunday",
    text: "Ten stalls with things people make themselves. The square would be full for once, and the café opens anyway.",
    daysAgo: 9,
    support: 17,
    comments: ["I would bring my jam.", "Fijn, maar graag zonder luide muziek."],
  },
  {
    key: "kaai-cay",
    project: "kaaiplein",
    area: "muide",
    language: "tr",
    title: "Gölgelik bir çay köşesi",
    text: "Yaşlılarımız öğleden sonra meydanda oturmak istiyor. Birkaç masa, bir ağaç ve biraz gölge yeter.",
    daysAgo: 6,
    support: 14,
    hasPlace: true,
  },
  {
    key: "kaai-verhaal",
    project: "kaaiplein",
    area: "muide",
    language: "nl",
    kind: "story",
    title: "Hoe wij hier zwommen",
    text: "In 1958 sprongen we van de kraan in het dok. Zet er een bord met oude foto’s, dan weten de kinderen van waar ze zijn.",
    daysAgo: 4,
    support: 28,
    counter: { name: "Georgette Van Hecke" },
    comments: ["Ik heb nog foto’s van mijn vader, mag ik die binnenbrengen?"],
  },
  {
    key: "kaai-parking",
    project: "kaaiplein",
    area: "muide",
    language: "nl",
    title: "Een parking onder het plein",
    text: "Auto’s onder de grond, groen erboven.",
    daysAgo: 16,
    support: 5,
    type: "rejected",
    reason:
      "De grond staat hier twee meter onder het peil van het dok. Een ondergrondse parking is technisch niet haalbaar.",
  },
  {
    key: "kaai-skate",
    project: "kaaiplein",
    area: "muide",
    language: "nl",
    title: "Een skatebaan onder de kraan",
    text: "De betonplaten liggen er al. Met drie hellingen en een rail kunnen wij daar elke avond rijden.",
    daysAgo: 1,
    support: 0,
    hasPlace: true,
    isWaiting: true,
  },
  {
    key: "kaai-buur",
    project: "kaaiplein",
    area: "muide",
    language: "nl",
    title: "Weg met het lawaai van nummer 14",
    text: "De man van nummer 14 zet elke avond zijn muziek open. Hang camera’s op het plein, dan is dat gedaan.",
    daysAgo: 8,
    support: 2,
    hidden: {
      ground: "private",
      reason:
        "Het gaat over één persoon, en zegt waar die woont. Schrijf gerust een nieuw idee over rust op het plein.",
    },
  },
  {
    key: "speelbos-hut",
    project: "speelbos",
    area: "gentbrugge",
    language: "nl",
    title: "Een hut van wilgentenen",
    text: "Wij maakten er een in de klas, met takken van de Schelde. In het groot kan dat ook, en ze groeit door.",
    daysAgo: 228,
    support: 26,
    hasPlace: true,
    type: "implemented",
    reason: "Gekozen door de kinderen van beide scholen.",
    cost: 2400,
    works: {
      state: "done",
      percent: 100,
      costToDate: 2150,
      text: "De hut staat er. Veertig ouders en kinderen vlochten op een zaterdag de laatste wand.",
      daysAgo: 40,
    },
    comments: ["Onze jongste wil er niet meer uit."],
  },
  {
    key: "speelbos-boue",
    project: "speelbos",
    area: "gentbrugge",
    language: "fr",
    title: "Un coin où l’on peut se salir",
    text: "De la boue, de l’eau et des casseroles. Rien de plus.",
    daysAgo: 221,
    support: 33,
    hasPlace: true,
    type: "implemented",
    reason: "C’est ce que les enfants ont dessiné le plus souvent.",
    cost: 3900,
    works: {
      state: "done",
      percent: 100,
      costToDate: 4100,
      text: "L’eau vient du toit de l’abri. Prévoyez des bottes.",
      daysAgo: 31,
    },
  },
  {
    key: "speelbos-bank",
    project: "speelbos",
    area: "oud-gentbrugge",
    language: "nl",
    title: "Een stille bank aan de rand",
    text: "Voor wie even niet mee wil doen: ouders, en kinderen ook.",
    daysAgo: 215,
    support: 18,
    counter: { name: "" },
    type: "accepted",
    reason: "Er kwamen er twee. Ze zijn betaald met wat van het hout overbleef.",
  },
  {
    key: "speelbos-zipline",
    project: "speelbos",
    area: "oud-gentbrugge",
    language: "nl",
    title: "Een kabelbaan over de gracht",
    text: "Dertig meter, van de dijk naar het weiland.",
    daysAgo: 209,
    support: 21,
    type: "rejected",
    reason: "In de broedtijd mag daar niemand over het water, en de dijk draagt geen mast.",
  },
  {
    key: "fiets-beugels",
    project: "fietsstraat",
    area: "brugse-poort",
    language: "nl",
    title: "Fietsbeugels voor de bakkerij en de school",
    text: "’s Ochtends staan er dertig fietsen tegen de gevels. Zet beugels op twee parkeerplaatsen.",
    daysAgo: 180,
    support: 41,
    hasPlace: true,
    type: "implemented",
    reason: "Gekozen door de bewoners, en het past in de heraanleg van de Phoenixstraat.",
    cost: 12_000,
    works: {
      state: "under-way",
      percent: 60,
      costToDate: 7400,
      text: "Twaalf van de twintig beugels staan er. De rest volgt als de stoep opnieuw ligt.",
      daysAgo: 6,
    },
    comments: ["Eindelijk plaats voor de bakfiets.", "Graag ook een aan de apotheek."],
  },
  {
    key: "fiets-arbres",
    project: "fietsstraat",
    area: "brugse-poort",
    language: "fr",
    title: "Des arbres à la place du béton",
    text: "En été, la rue est un four. Quelques arbres entre les places de parking changeraient tout.",
    daysAgo: 176,
    support: 37,
    hasPlace: true,
    type: "implemented",
    reason: "Choisie par les habitants ; les fosses sont creusées pendant les travaux.",
    cost: 38_000,
    works: {
      state: "planned",
      percent: 10,
      text: "Les arbres sont commandés. Ils seront plantés en mars, hors gel.",
      daysAgo: 20,
    },
  },
  {
    key: "fiets-oversteek",
    project: "fietsstraat",
    area: "rabot",
    language: "nl",
    title: "Een verhoogde oversteek aan de school",
    text: "Auto’s remmen er niet. Maak het kruispunt hoger, zoals aan het Rabot.",
    daysAgo: 172,
    support: 52,
    hasPlace: true,
    type: "implemented",
    reason: "Gekozen door de bewoners en gevraagd door beide scholen.",
    cost: 64_000,
    works: {
      state: "done",
      percent: 100,
      costToDate: 61_500,
      text: "Het kruispunt is klaar. De belijning werd vorige week aangebracht.",
      daysAgo: 11,
    },
    comments: ["Mijn dochter durft nu alleen naar school."],
  },
  {
    key: "fiets-lamba",
    project: "fietsstraat",
    area: "rabot",
    language: "tr",
    title: "Bisiklet yoluna daha iyi ışık",
    text: "Kışın okuldan dönerken köprünün altı çok karanlık oluyor.",
    daysAgo: 168,
    support: 22,
    hasPlace: true,
    type: "budgeted",
    reason: "Kabul edildi; aydınlatma gelecek yılın bütçesine alındı.",
    cost: 9000,
  },
  {
    key: "fiets-repair",
    project: "fietsstraat",
    area: "brugse-poort",
    language: "en",
    kind: "project",
    title: "A repair stand with a pump",
    text: "Next to the library, with tools on a chain. Our cycling club would look after it.",
    daysAgo: 165,
    support: 19,
    type: "accepted",
    reason: "A good idea, and it looks after itself. We are looking for a place that is lit at night.",
    cost: 1800,
  },
];
