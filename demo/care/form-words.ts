/** What the form of the public page says, in the languages of the network. */
import type { Language } from "../shapes.ts";

export const formIntro: Record<Language, string> = {
  nl: "Heb je hulp nodig bij iets kleins, of ken je iemand die hulp kan gebruiken? Schrijf het hier, dan bellen we je terug.",
  en: "Do you need a hand with something small, or do you know someone who does? Write it here, and we will call you back.",
  fr: "Vous avez besoin d’un coup de main, ou vous connaissez quelqu’un qui en a besoin ? Écrivez-le ici, nous vous rappelons.",
  tr: "Küçük bir iş için yardıma ihtiyacınız mı var, ya da ihtiyacı olan birini mi tanıyorsunuz? Buraya yazın, sizi arayalım.",
};

/** Those that the form has its words in. */
export const formLanguages = ["nl", "en", "fr", "tr"] as const satisfies readonly Language[];

export const formConsent: Record<Language, string> = {
  nl: "Ik ga ermee akkoord dat de buurtzorg van Stad Gent mijn gegevens bewaart om een helper te zoeken.",
  en: "I agree that the neighbourhood care team of Stad Gent may keep my details to find someone to help me.",
  fr: "J’accepte que l’équipe d’aide de quartier de Stad Gent conserve mes données pour trouver quelqu’un qui m’aide.",
  tr: "Bana yardım edecek birini bulmak için bilgilerimin Stad Gent mahalle yardım ekibince saklanmasını kabul ediyorum.",
};

/** The version of each consent text. */
export const consentVersions: Record<Language, number> = { nl: 1, en: 2, fr: 3, tr: 4 };
