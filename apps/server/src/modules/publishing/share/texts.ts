/** The words of posters and the names of files. */
import type { PaperSize } from "@stoep/contract/files/values";
import type { Language } from "@stoep/contract/kernel";
import type { SharedWith } from "@stoep/contract/publishing";
import { readTexts } from "#kernel/texts.ts";
import type en from "./text/en.json";

const { say, words } = readTexts<typeof en>(import.meta.dirname);

interface PosterReader {
  sharedWith: SharedWith;
  address: string;
}

export const posterWords = (language: Language, { sharedWith, address }: PosterReader) => ({
  invitation: words.invitation[language],
  opens: words.sharedWith[sharedWith][language],
  code: say(language, "code", { address }),
});

/** "Affiche-Buurtfeest-a4.pdf" */
export const posterFileName = (title: string, language: Language, paper: PaperSize): string =>
  `${fileName(words.poster[language], title)}-${paper}.pdf`;

export const qrCodeFileName = (title: string, language: Language, format: string): string =>
  `${fileName(words.qrCode[language], title)}.${format}`;

const fileName = (...parts: string[]): string =>
  parts
    .map((part) => part.slice(0, 60))
    .join(" ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/-$/, "");
