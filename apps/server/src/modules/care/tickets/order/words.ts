/** What stands on a work order, in the language of whoever makes it. */
import type { Repeats } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";

type Words = Record<Language, string>;
const words = (en: string, nl: string, fr: string, tr: string): Words => ({ en, nl, fr, tr });

export const labels = {
  title: words("Work order", "Werkopdracht", "Ordre de travail", "İş emri"),
  when: words("When", "Wanneer", "Quand", "Ne zaman"),
  where: words("Where", "Waar", "Où", "Nerede"),
  what: words("What", "Wat", "Quoi", "Ne"),
  member: words("For", "Voor", "Pour", "Kimin için"),
  helper: words("Helper", "Helper", "Aidant", "Yardımcı"),
  category: words("Kind of help", "Soort hulp", "Type d’aide", "Yardım türü"),
  car: words("Car needed", "Auto nodig", "Voiture nécessaire", "Araba gerekli"),
  rate: words("Rate per hour", "Uurtarief", "Tarif horaire", "Saatlik ücret"),
  repeats: words("Repeats", "Herhaling", "Répétition", "Tekrar"),
  concierge: words("Concierge", "Concierge", "Responsable", "Sorumlu"),
  more: words("More about it", "Meer hierover", "Détails", "Ayrıntılar"),
  together: words("To be agreed", "Nog af te spreken", "À convenir", "Kararlaştırılacak"),
  nobody: words("Nobody yet", "Nog niemand", "Personne encore", "Henüz kimse yok"),
  yes: words("Yes", "Ja", "Oui", "Evet"),
  no: words("No", "Nee", "Non", "Hayır"),
  revoked: words("Revoked", "Ingetrokken", "Retirée", "Geri çekildi"),
};

export const repeating: Record<Repeats, Words> = {
  never: words("No", "Nee", "Non", "Hayır"),
  weekly: words("Every week", "Elke week", "Chaque semaine", "Her hafta"),
  "two-weekly": words("Every two weeks", "Om de twee weken", "Toutes les deux semaines", "İki haftada bir"),
  monthly: words("Every month", "Elke maand", "Chaque mois", "Her ay"),
};
