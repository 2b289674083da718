/** The language comes from ?lang=, the cookie, then the browser (D §2). */
import { daySeconds } from "@stoep/contract/kernel";
import { changeLanguage, isStarted, language, loadTexts, type ReadTexts, startEngine } from "./engine.ts";
import { type LanguageCode, languageCodes } from "./languages.ts";

/** From this length a text wraps, and could break after the hyphen of "e-mail": only a word joiner prevents that. */
const wrapsFrom = 45;

const keepWhole = (_: string, text: unknown): unknown =>
  typeof text === "string" && text.length >= wrapsFrom ? text.replace(/\be-(?=mail|posta)/gi, "$&\u2060") : text;

/** Fetches texts from their addresses, as data instead of script. @throws when they cannot be fetched */
export const readFrom =
  (addressOf: (language: string, namespace: string) => string | undefined): ReadTexts =>
  async (language, namespace) => {
    const address = addressOf(language, namespace);
    if (!address) throw new Error(`No texts for ${namespace} in ${language}`);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`Texts of ${namespace} could not be fetched`);
    return JSON.parse(await response.text(), keepWhole);
  };

const knownLanguage = (code: string | null | undefined): LanguageCode | undefined =>
  languageCodes.find((one) => code?.toLowerCase().startsWith(one));

function detectLanguage(): LanguageCode {
  const asked = knownLanguage(new URLSearchParams(location.search).get("lang"));
  const remembered = knownLanguage(/(?:^|; )(?:__Secure-)?stoep_lang=([^;]+)/.exec(document.cookie)?.[1]);
  return asked ?? remembered ?? navigator.languages.map(knownLanguage).find(Boolean) ?? "en";
}

function putCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = cookie;
}

function rememberLanguage(language: string): void {
  document.documentElement.lang = language;
  const cookie = `stoep_lang=${language}; path=/; max-age=${365 * daySeconds}; samesite=lax`;
  if (location.protocol !== "https:") {
    putCookie(cookie);
    return;
  }
  putCookie(`__Secure-${cookie}; secure`);
  // It takes the place of the one without a prefix.
  putCookie("stoep_lang=; path=/; max-age=0");
}

/** Switches to another language on this device. */
export async function switchLanguage(next: LanguageCode): Promise<void> {
  await changeLanguage(next);
  rememberLanguage(language());
}

/** Starts loading texts that the first screens will need, once texts are started. */
export const prepareTexts = (namespaces: readonly string[]): Promise<unknown> =>
  Promise.all(namespaces.map((namespace) => loadTexts(language(), namespace)));

/** Switches this page alone to a language, for a preview; starts texts if they have not been. Nothing is remembered on the device. */
export async function speakHere(next: LanguageCode, read: ReadTexts): Promise<void> {
  if (isStarted()) await changeLanguage(next);
  else await startEngine(read, next);
  document.documentElement.lang = language();
}

/** A language that the address asks for is remembered by now. Left there, it would undo what the reader chooses later. */
function leaveOutOfAddress(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

/** Called once, before the first screen. */
export async function startTexts(read: ReadTexts): Promise<void> {
  // Follows changes while the page stays open, for instance when the reader changes the browser's language.
  addEventListener("languagechange", () => void switchLanguage(detectLanguage()));
  const first = detectLanguage();
  rememberLanguage(first);
  leaveOutOfAddress();
  await startEngine(read, first);
}
