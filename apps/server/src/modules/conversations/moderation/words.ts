/** Words of mails and files. */
import type { ReportReason } from "@stoep/contract/conversations";
import type { Language } from "@stoep/contract/kernel";

type Translations = Record<Language, string>;

export const groundWords: Record<ReportReason, Translations> = {
  annoying: {
    en: "Annoying or not relevant",
    nl: "Vervelend of niet relevant",
    fr: "Gênant ou hors sujet",
    tr: "Rahatsız edici veya konu dışı",
  },
  spam: { en: "Advertising or spam", nl: "Reclame of spam", fr: "Publicité ou spam", tr: "Reklam veya spam" },
  offensive: {
    en: "Offensive or hateful",
    nl: "Beledigend of haatdragend",
    fr: "Insultant ou haineux",
    tr: "Hakaret veya nefret içeriyor",
  },
  private: { en: "Private information", nl: "Privégegevens", fr: "Informations privées", tr: "Kişisel bilgi" },
  "out-of-hand": {
    en: "The discussion gets out of hand",
    nl: "De discussie loopt uit de hand",
    fr: "La discussion dérape",
    tr: "Tartışma çığırından çıkıyor",
  },
};

/** Names the author's content, within a sentence. */
export function describeThing(thing: string, title: string, language: Language): string {
  const words = thing === "comment" ? commentPhrase : messagePhrase;
  return words[language](title);
}

const commentPhrase: Record<Language, (title: string) => string> = {
  en: (title) => (title ? `your comment on “${title}”` : "your comment"),
  nl: (title) => (title ? `je reactie op “${title}”` : "je reactie"),
  fr: (title) => (title ? `votre commentaire sur « ${title} »` : "votre commentaire"),
  tr: (title) => (title ? `“${title}” başlığı altındaki yorumunuz` : "yorumunuz"),
};
const messagePhrase: Record<Language, (title: string) => string> = {
  en: (title) => `your message “${title}”`,
  nl: (title) => `je bericht “${title}”`,
  fr: (title) => `votre message « ${title} »`,
  tr: (title) => `“${title}” başlıklı mesajınız`,
};
