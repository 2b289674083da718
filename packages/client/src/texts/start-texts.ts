/** The language comes from ?lang=, the cookie, then the browser (D §2). */
import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import { type LanguageCode, languageCodes } from "./languages.ts";

type Texts = Record<string, unknown>;
/** Reads one file of texts: a feature's (or part of one's: "accounts/settings"), in one language. */
export type ReadTexts = (language: string, namespace: string) => Promise<Texts>;

/** Fetches texts from their addresses: words are no script. */
export const readFrom =
  (addressOf: (language: string, namespace: string) => string | undefined): ReadTexts =>
  async (language, namespace) => {
    const address = addressOf(language, namespace);
    if (!address) throw new Error(`No texts for ${namespace} in ${language}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Texts of ${namespace} could not be fetched`);
    return response.json();
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

/** Once, before the first screen. */
export async function startTexts(read: ReadTexts): Promise<void> {
  i18next.on("languageChanged", remember);
  // Without leaving the page, as when the reader changes the language of the browser.
  addEventListener("languagechange", () => void speak(detect()));
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
