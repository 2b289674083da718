/** The names of the figures in files and reports, the same as on screen. docs/glossary.md */
import type { Language } from "@stoep/contract/kernel";
import type { Engagement, Rating } from "@stoep/contract/publishing";

type Words = Record<Language, string>;

export const figureWords: Record<keyof Engagement | "rating", Words> = {
  reached: { en: "Reached", nl: "Bereikt", fr: "Touchés", tr: "Ulaşılan" },
  seen: { en: "Seen", nl: "Gezien", fr: "Vus", tr: "Gören" },
  opened: { en: "Opened", nl: "Geopend", fr: "Ouverts", tr: "Açan" },
  clicked: { en: "Button followed", nl: "Knop gevolgd", fr: "Bouton suivi", tr: "Düğmeye basan" },
  reactions: { en: "Reactions", nl: "Waarderingen", fr: "Réactions", tr: "Tepki" },
  comments: { en: "Comments", nl: "Reacties", fr: "Commentaires", tr: "Yorum" },
  votes: { en: "Votes", nl: "Stemmen", fr: "Votes", tr: "Oy" },
  rating: { en: "Result", nl: "Resultaat", fr: "Résultat", tr: "Sonuç" },
};

export const attendanceWords: Record<"date" | "coming" | "waiting", Words> = {
  date: { en: "Date", nl: "Datum", fr: "Date", tr: "Tarih" },
  coming: { en: "Coming", nl: "Komen", fr: "Viennent", tr: "Katılan" },
  waiting: { en: "Waiting list", nl: "Wachtlijst", fr: "Liste d’attente", tr: "Bekleme listesi" },
};

export const ratingWords: Record<Exclude<Rating, "none">, Words> = {
  good: { en: "Good", nl: "Goed", fr: "Bon", tr: "İyi" },
  average: { en: "Average", nl: "Gemiddeld", fr: "Moyen", tr: "Orta" },
  weak: { en: "Weak", nl: "Zwak", fr: "Faible", tr: "Zayıf" },
  early: { en: "Too early", nl: "Te vroeg", fr: "Trop tôt", tr: "Henüz erken" },
};
