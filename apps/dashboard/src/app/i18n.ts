/**
 * Four languages, one file per feature (or part of one: "accounts/settings") and language, loaded when a screen asks for it. The language comes from ?lang=, the
 * cookie, then the browser (D §2).
 */
import i18next, { type BackendModule } from "i18next";
import LanguageDetector from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";

type Texts = { default: Record<string, unknown> };
const files = import.meta.glob<Texts>(["./{,editor/}text/*.json", "../features/**/text/*.json"]);

/** These three stand side by side in the app's own file. */
const ownNamespaces = ["app", "refusals", "fields"];

async function readTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const isOwn = ownNamespaces.includes(namespace);
  const folder = isOwn ? "." : namespace === "editor" ? "./editor" : `../features/${namespace}`;
  const file = files[`${folder}/text/${language}.json`];
  if (!file) throw new Error(`No texts for ${namespace} in ${language}`);
  const texts = (await file()).default;
  return (isOwn ? texts[namespace] : texts) as Record<string, unknown>;
}

const backend: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, done) {
    readTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

export const languageNames = { en: "English", nl: "Nederlands", fr: "Français", tr: "Türkçe" } as const;
export type LanguageCode = keyof typeof languageNames;

function showLanguage(language: string): void {
  document.documentElement.lang = language;
}

export async function startTexts(): Promise<void> {
  i18next.on("languageChanged", showLanguage);
  await i18next
    .use(LanguageDetector)
    .use(backend)
    .use(initReactI18next)
    .init({
      supportedLngs: Object.keys(languageNames),
      fallbackLng: "en",
      load: "languageOnly",
      // A copy: i18next adds every namespace that it loads later to the list it is given.
      ns: [...ownNamespaces],
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
