/** The labels of a work order, in the language of the colleague who makes it. */
import type { Repeats } from "@stoep/contract/care";
import type { Language } from "@stoep/contract/kernel";

type Words = Record<Language, string>;
const label = (en: string, nl: string, fr: string, tr: string): Words => ({ en, nl, fr, tr });

export const labels = {
  title: label("Work order", "Werkopdracht", "Ordre de travail", "İş emri"),
  when: label("When", "Wanneer", "Quand", "Ne zaman"),
  where: label("Where", "Waar", "Où", "Nerede"),
  what: label("What", "Wat", "Quoi", "Ne"),
  member: label("For", "Voor", "Pour", "Kimin için"),
  helper: label("Helper", "Helper", "Aidant", "Yardımcı"),
  category: label("Kind of help", "Soort hulp", "Type d’aide", "Yardım türü"),
  car: label("Car needed", "Auto nodig", "Voiture nécessaire", "Araba gerekli"),
  rate: label("Rate per hour", "Uurtarief", "Tarif horaire", "Saatlik ücret"),
  repeats: label("Repeats", "Herhaling", "Répétition", "Tekrar"),
  concierge: label("Concierge", "Concierge", "Responsable", "Sorumlu"),
  more: label("More about it", "Meer hierover", "Détails", "Ayrıntılar"),
  together: label("To be agreed", "Nog af te spreken", "À convenir", "Kararlaştırılacak"),
  nobody: label("Nobody yet", "Nog niemand", "Personne encore", "Henüz kimse yok"),
  yes: label("Yes", "Ja", "Oui", "Evet"),
  no: label("No", "Nee", "Non", "Hayır"),
  revoked: label("Revoked", "Ingetrokken", "Retirée", "Geri çekildi"),
};

export const repeatLabels: Record<Repeats, Words> = {
  never: label("No", "Nee", "Non", "Hayır"),
  weekly: label("Every week", "Elke week", "Chaque semaine", "Her hafta"),
  "two-weekly": label("Every two weeks", "Om de twee weken", "Toutes les deux semaines", "İki haftada bir"),
  monthly: label("Every month", "Elke maand", "Chaque mois", "Her ay"),
};
