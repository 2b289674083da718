/** The text of a letter, in every language. Anyone may open the letterbox, so it names nobody. */
import type { Language } from "@stoep/contract/kernel";
import type { LetterWords } from "#modules/files/index.ts";

interface LetterValues {
  network: string;
  link: string;
  until: string;
}
type LetterTexts = Omit<LetterWords, "language">;

const letterTexts: Record<Language, (said: LetterValues) => LetterTexts> = {
  en: ({ network, link, until }) => ({
    salutation: "To the residents of",
    heading: "Confirm your address with this code",
    text: `Someone at this address signed up for the neighbourhood network ${network}. With the code above, everyone who lives here can confirm their address. After that, they can vote.`,
    steps: [`Go to ${link} and sign in.`, "Look for “Household” and enter the code."],
    note: `The code is for your household only and is valid until ${until}. Each resident can use it once. Did nobody here sign up? You can throw this letter away: without an account at this address the code is useless.`,
  }),
  nl: ({ network, link, until }) => ({
    salutation: "Aan de bewoners van",
    heading: "Bevestig je adres met deze code",
    text: `Iemand op dit adres heeft zich geregistreerd bij het buurtnetwerk ${network}. Met de code hierboven kan iedereen die hier woont het adres bevestigen en daarna stemmen.`,
    steps: [`Ga naar ${link} en log in.`, "Zoek “Huishouden” en vul de code in."],
    note: `De code is alleen voor je huishouden en is geldig tot en met ${until}. Elke bewoner kan ze één keer gebruiken. Heeft niemand hier zich geregistreerd? Dan mag je deze brief weggooien: zonder account op dit adres is de code waardeloos.`,
  }),
  fr: ({ network, link, until }) => ({
    salutation: "Aux habitants du",
    heading: "Confirmez votre adresse avec ce code",
    text: `Une personne s’est inscrite à cette adresse sur le réseau de quartier ${network}. Avec le code ci-dessus, chaque personne qui habite ici peut confirmer son adresse, puis voter.`,
    steps: [`Allez sur ${link} et connectez-vous.`, "Cherchez «\u202fMénage\u202f» et saisissez le code."],
    note: `Le code est réservé à votre ménage et valable jusqu’au ${until} inclus. Chaque habitant peut l’utiliser une fois. Personne ne s’est inscrit ici\u202f? Vous pouvez jeter cette lettre\u202f: sans compte à cette adresse, le code ne sert à rien.`,
  }),
  tr: ({ network, link, until }) => ({
    salutation: "Bu adresin sakinlerine",
    heading: "Adresinizi bu kodla onaylayın",
    text: `Bu adresten biri ${network} mahalle ağına kaydoldu. Burada oturan herkes yukarıdaki kodla adresini onaylayabilir ve ardından oy kullanabilir.`,
    steps: [`${link} adresine gidip giriş yapın.`, "“Hane” bölümünü bulup kodu girin."],
    note: `Kod yalnızca haneniz içindir; son geçerlilik tarihi: ${until}. Her sakin kodu bir kez kullanabilir. Buradan kimse kaydolmadıysa bu mektubu atabilirsiniz: bu adreste hesabı olmayan biri için kod işe yaramaz.`,
  }),
};

const fileTitles: Record<Language, string> = {
  en: "Letters with codes",
  nl: "Brieven met codes",
  fr: "Lettres avec codes",
  tr: "Kodlu mektuplar",
};

/** "letters-muide-1.pdf" in the reader's language. */
export const letterFileName = (language: Language, place: string, part: number): string =>
  `${fileTitles[language]} ${place} ${part}.pdf`;

export const letterTitle = (language: Language, place: string): string => `${fileTitles[language]}: ${place}`;

export const letterWords = (
  languages: readonly Language[],
  { network, link, until, timeZone }: { network: string; link: string; until: Date; timeZone: string },
): LetterWords[] =>
  languages.map((language) => {
    const locale = language === "en" ? "en-GB" : language;
    const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric", timeZone });
    return { language, ...letterTexts[language]({ network, link, until: day.format(until) }) };
  });
