/**
 * Four languages, one file per feature and language, fetched when a screen asks for it: words are no script. The language
 * comes from ?lang=, the cookie, then the browser (D §2).
 */
import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";

const addresses = import.meta.glob<string>(
  ["./text/*.json", "./codes/text/*.json", "./legal/text/*.json", "../features/*/text/*.json"],
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);

export const languageNames = { en: "English", nl: "Nederlands", fr: "Français", tr: "Türkçe" } as const;
export type LanguageCode = keyof typeof languageNames;
export const languageCodes = Object.keys(languageNames) as LanguageCode[];

type Texts = Record<string, unknown>;
export type ReadTexts = (language: string, namespace: string) => Promise<Texts>;

export function fileOf(language: string, namespace: string): string {
  if (namespace === "app") return `./text/${language}.json`;
  const folder = namespace === "codes" || namespace === "legal" ? `./${namespace}` : `../features/${namespace}`;
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

const known = (code: string | null | undefined): LanguageCode | undefined =>
  languageCodes.find((one) => code?.toLowerCase().startsWith(one));

function detect(): LanguageCode {
  const asked = known(new URLSearchParams(location.search).get("lang"));
  const remembered = known(/(?:^|; )stoep_lang=([^;]+)/.exec(document.cookie)?.[1]);
  return asked ?? remembered ?? navigator.languages.map(known).find(Boolean) ?? "en";
}

function remember(language: string): void {
  document.documentElement.lang = language;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `stoep_lang=${language}; path=/; max-age=${365 * 24 * 3600}; samesite=lax`;
}

/** Goes on in another language, on this device. */
export async function speak(language: LanguageCode): Promise<void> {
  if (i18next.resolvedLanguage !== language) await i18next.changeLanguage(language);
}

export async function startTexts(read: ReadTexts = fetchTexts): Promise<void> {
  i18next.on("languageChanged", remember);
  await i18next
    .use(backendOf(read))
    .use(initReactI18next)
    .init({
      lng: detect(),
      supportedLngs: languageCodes,
      fallbackLng: false,
      ns: ["app"],
      defaultNS: "app",
      interpolation: { escapeValue: false },
    });
}
