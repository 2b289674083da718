/** Common categories of help, for each organisation to start from. */
import type { CareIcon } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";

export const defaultCategories: readonly { icon: CareIcon; names: Record<Language, string> }[] = [
  { icon: "shopping", names: { en: "Shopping", nl: "Boodschappen", fr: "Courses", tr: "Alışveriş" } },
  { icon: "car", names: { en: "Transport", nl: "Vervoer", fr: "Transport", tr: "Ulaşım" } },
  { icon: "tools", names: { en: "Odd jobs", nl: "Klussen", fr: "Petits travaux", tr: "Küçük tamirler" } },
  { icon: "garden", names: { en: "Garden", nl: "Tuin", fr: "Jardin", tr: "Bahçe işleri" } },
  { icon: "computer", names: { en: "Digital help", nl: "Digitale hulp", fr: "Aide numérique", tr: "Dijital yardım" } },
  {
    icon: "paper",
    names: { en: "Paperwork", nl: "Administratie", fr: "Démarches administratives", tr: "Evrak işleri" },
  },
  { icon: "coffee", names: { en: "Company", nl: "Gezelschap", fr: "Compagnie", tr: "Sohbet ve eşlik" } },
  {
    icon: "walk",
    names: { en: "Going out together", nl: "Samen op stap", fr: "Sortir ensemble", tr: "Birlikte gezinti" },
  },
  { icon: "dog", names: { en: "Pets", nl: "Huisdieren", fr: "Animaux", tr: "Evcil hayvanlar" } },
  { icon: "meal", names: { en: "Meals", nl: "Maaltijden", fr: "Repas", tr: "Yemek" } },
  { icon: "language", names: { en: "Interpreting", nl: "Tolken", fr: "Interprétariat", tr: "Tercümanlık" } },
  { icon: "other", names: { en: "Other help", nl: "Andere hulp", fr: "Autre aide", tr: "Diğer yardımlar" } },
];
