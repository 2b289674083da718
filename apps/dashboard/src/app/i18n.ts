/**
 * Four languages, one file per feature (or part of one: "accounts/settings") and language, fetched when a screen asks for it:
 * words are no script. The language comes from ?lang=, the cookie, then the browser (D §2).
 */
import i18next, { type BackendModule } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";

const addresses = import.meta.glob<string>(["./{,codes/,editor/}text/*.json", "../features/**/text/*.json"], {
  query: "?url",
  import: "default",
  eager: true,
});

type Texts = Record<string, unknown>;
type ReadTexts = (language: string, namespace: string) => Promise<Texts>;

export function fileOf(language: string, namespace: string): string {
  if (namespace === "app") return `./text/${language}.json`;
  const folder = ["codes", "editor"].includes(namespace) ? `./${namespace}` : `../features/${namespace}`;
  return `${folder}/text/${language}.json`;
}

const fetchTexts: ReadTexts = async (language, namespace) => {
  const address = addresses[fileOf(language, namespace)];
  if (!address) throw new Error(`No texts for ${namespace} in ${language}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Texts of ${namespace} could not be fetched`);
  return answer.json();
};

const backendOf = (read: ReadTexts): BackendModule => ({
  type: "backend",
  init() {},
  read(language, namespace, done) {
    read(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
});

export const languageNames = { en: "English", nl: "Nederlands", fr: "Français", tr: "Türkçe" } as const;
export type LanguageCode = keyof typeof languageNames;

function showLanguage(language: string): void {
  document.documentElement.lang = language;
}

export async function startTexts(read: ReadTexts = fetchTexts): Promise<void> {
  i18next.on("languageChanged", showLanguage);
  await i18next
    .use(LanguageDetector)
    .use(backendOf(read))
    .use(initReactI18next)
    .init({
      supportedLngs: Object.keys(languageNames),
      fallbackLng: "en",
      load: "languageOnly",
      ns: ["app"],
      defaultNS: "app",
      interpolation: { escapeValue: false },
      detection: {
        order: ["querystring", "cookie", "navigator"],
        lookupQuerystring: "lang",
        lookupCookie: "stoep_lang",
        caches: ["cookie"],
        cookieMinutes: 365 * 24 * 60,
        cookieOptions: { path: "/", sameSite: "lax" },
      },
    });
  showLanguage(i18next.resolvedLanguage ?? "en");
}
