/** The sentences of a report, beside the names of the figures. */
import type { Language } from "@stoep/contract/kernel";
import type { Engagement, Rating } from "@stoep/contract/publishing";

interface Sentences {
  statistics: string;
  published: (at: string, places: number) => string;
  counted: (at: string) => string;
  residents: string;
  ofReached: (share: string) => string;
  usually: (value: string) => string;
  byOrganisations: (count: number) => string;
  steps: string;
  tookPart: string;
  overTime: string;
  inTens: string;
  until: string;
  places: string;
  place: string;
  poll: string;
  votes: (count: string) => string;
  choice: [up: string, down: string];
  result: (word: string) => string;
  rule: string;
  counts: string;
  few: string;
  median: (messages: string, since: string) => string;
}

export const sentences: Record<Language, Sentences> = {
  en: {
    statistics: "Statistics of a message",
    published: (at, places) => `Published ${at} in ${places} ${places === 1 ? "neighbourhood" : "neighbourhoods"}`,
    counted: (at) => `Counted ${at}`,
    residents: "residents",
    ofReached: (share) => `${share} of those reached`,
    usually: (value) => `usually ${value}`,
    byOrganisations: (count) => `${count} of them by organisations`,
    steps: "From reached to taking part",
    tookPart: "Reacted, commented or voted",
    overTime: "Seen and opened over time",
    inTens: "Rounded down to tens.",
    until: "Until",
    places: "Per neighbourhood",
    place: "Neighbourhood",
    poll: "Poll",
    votes: (count) => `${count} votes`,
    choice: ["For", "Against"],
    result: (word) => `Result: ${word}`,
    rule: "Good: at least 75% of the residents reached saw it, or 10 reactions. Average: 60%, or 5 reactions. On the first day it is too early to call a message weak.",
    counts: "What is counted",
    few: "We never show fewer than 10 people as a number. In totals, neighbourhoods with fewer than 10 are counted in tens.",
    median: (messages, since) =>
      `Usually: the median of the last ${messages} messages since ${since} that were online for at least a day.`,
  },
  nl: {
    statistics: "Statistieken van een bericht",
    published: (at, places) => `Gepubliceerd ${at} in ${places} ${places === 1 ? "buurt" : "buurten"}`,
    counted: (at) => `Geteld ${at}`,
    residents: "bewoners",
    ofReached: (share) => `${share} van de bereikte bewoners`,
    usually: (value) => `meestal ${value}`,
    byOrganisations: (count) => `waarvan ${count} van organisaties`,
    steps: "Van bereikt tot meedoen",
    tookPart: "Waardering, reactie of stem gegeven",
    overTime: "Gezien en geopend in de tijd",
    inTens: "Afgerond op tientallen.",
    until: "Tot",
    places: "Per buurt",
    place: "Buurt",
    poll: "Peiling",
    votes: (count) => `${count} stemmen`,
    choice: ["Voor", "Tegen"],
    result: (word) => `Resultaat: ${word}`,
    rule: "Goed: minstens 75% van de bereikte bewoners zag het, of 10 waarderingen. Gemiddeld: 60%, of 5 waarderingen. Op de eerste dag is het te vroeg om een bericht zwak te noemen.",
    counts: "Wat er geteld is",
    few: "Minder dan 10 mensen tonen we nooit als getal. In totalen tellen buurten met minder dan 10 mensen mee in tientallen.",
    median: (messages, since) =>
      `Meestal: de mediaan van de laatste ${messages} berichten sinds ${since} die minstens een dag online staan.`,
  },
  fr: {
    statistics: "Statistiques d’un message",
    published: (at, places) => `Publié ${at} dans ${places} ${places === 1 ? "quartier" : "quartiers"}`,
    counted: (at) => `Compté ${at}`,
    residents: "habitants",
    ofReached: (share) => `${share} des habitants touchés`,
    usually: (value) => `d’habitude ${value}`,
    byOrganisations: (count) => `dont ${count} par des organisations`,
    steps: "De la portée à la participation",
    tookPart: "Ont réagi, commenté ou voté",
    overTime: "Vu et ouvert au fil du temps",
    inTens: "Arrondi à la dizaine inférieure.",
    until: "Jusqu’au",
    places: "Par quartier",
    place: "Quartier",
    poll: "Sondage",
    votes: (count) => `${count} votes`,
    choice: ["Pour", "Contre"],
    result: (word) => `Résultat : ${word}`,
    rule: "Bon : au moins 75 % des habitants touchés l’ont vu, ou 10 réactions. Moyen : 60 %, ou 5 réactions. Le premier jour, il est trop tôt pour dire qu’un message est faible.",
    counts: "Ce qui est compté",
    few: "Un nombre inférieur à 10 personnes n’est jamais affiché. Dans les totaux, les quartiers qui en comptent moins de 10 sont comptés par dizaines.",
    median: (messages, since) =>
      `D’habitude : la médiane des ${messages} derniers messages depuis le ${since}, en ligne depuis au moins un jour.`,
  },
  tr: {
    statistics: "Bir mesajın istatistikleri",
    published: (at, places) => `Yayımlandı: ${at}, ${places} mahallede`,
    counted: (at) => `Sayıldı: ${at}`,
    residents: "sakin",
    ofReached: (share) => `Ulaşılanlara oranı: ${share}`,
    usually: (value) => `genellikle ${value}`,
    byOrganisations: (count) => `${count} tanesi kuruluşlardan`,
    steps: "Ulaşmadan katılmaya",
    tookPart: "Tepki, yorum veya oy verdi",
    overTime: "Zaman içinde görülme ve açılma",
    inTens: "Onluklara yuvarlandı.",
    until: "Bitiş",
    places: "Mahalleye göre",
    place: "Mahalle",
    poll: "Anket",
    votes: (count) => `${count} oy`,
    choice: ["Evet", "Hayır"],
    result: (word) => `Sonuç: ${word}`,
    rule: "İyi: ulaşılan sakinlerin en az %75’i gördü veya 10 tepki. Orta: %60 veya 5 tepki. İlk gün bir mesaja zayıf demek için henüz erkendir.",
    counts: "Ne sayılır",
    few: "10’dan az kişi hiçbir zaman sayı olarak gösterilmez. Toplamlarda 10’dan az kişi olan mahalleler onluklar hâlinde sayılır.",
    median: (messages, since) =>
      `Genellikle: ${since} tarihinden bu yana en az bir gün yayında kalan son ${messages} mesajın medyanı.`,
  },
};

/** The definition of each figure. */
export const definitions: Record<keyof Engagement, Record<Language, string>> = {
  reached: {
    en: "residents the message reaches now",
    nl: "bewoners die het bericht nu bereikt",
    fr: "habitants que le message touche maintenant",
    tr: "mesajın şu anda ulaştığı sakinler",
  },
  seen: {
    en: "residents who had it on their screen for at least a second, each once",
    nl: "bewoners die het minstens een seconde op hun scherm hadden, elk één keer",
    fr: "habitants qui l’ont eu à l’écran pendant au moins une seconde, chacun une fois",
    tr: "en az bir saniye ekranında gören sakinler, her biri bir kez",
  },
  opened: {
    en: "residents who opened its own page, each once",
    nl: "bewoners die de eigen pagina openden, elk één keer",
    fr: "habitants qui ont ouvert sa page, chacun une fois",
    tr: "kendi sayfasını açan sakinler, her biri bir kez",
  },
  clicked: {
    en: "residents who followed its button, each once; visitors without an account are not counted",
    nl: "bewoners die de knop volgden, elk één keer; bezoekers zonder account tellen niet mee",
    fr: "habitants qui ont suivi son bouton, chacun une fois ; les visiteurs sans compte ne sont pas comptés",
    tr: "düğmesine basan sakinler, her biri bir kez; hesabı olmayan ziyaretçiler sayılmaz",
  },
  reactions: {
    en: "symbols given, as they are now",
    nl: "gegeven waarderingen, zoals ze er nu staan",
    fr: "réactions données, telles qu’elles sont maintenant",
    tr: "verilen tepkilerin şu anki sayısı",
  },
  comments: {
    en: "comments visible now, including those by organisations",
    nl: "reacties die nu zichtbaar zijn, ook van organisaties",
    fr: "commentaires visibles maintenant, y compris ceux des organisations",
    tr: "şu anda görünen yorumlar, kuruluşlarınki dahil",
  },
  votes: {
    en: "votes in the poll, one per resident",
    nl: "stemmen in de peiling, één per bewoner",
    fr: "votes du sondage, un par habitant",
    tr: "anketteki oylar, sakin başına bir",
  },
};

export const noResult: Record<Exclude<Rating, "good" | "average" | "weak" | "early">, Record<Language, string>> = {
  none: {
    en: "too few people to tell",
    nl: "te weinig mensen om iets te zeggen",
    fr: "trop peu de personnes",
    tr: "değerlendirmek için çok az kişi",
  },
};
