/** Words with a hyphen at which no line may break: "e-mail", "e-posta". */
import type { Plugin } from "vite";

/** Shorter texts are labels, which take one line. */
const longest = 45;

/** Puts an invisible joiner after the hyphen of such words, if the text may take several lines. */
export const unbrokenWords = (text: string): string =>
  text.length > longest ? text.replace(/\b(e-)(?=mail|posta)/gi, "$1\u2060") : text;

/** Applies `unbrokenWords` to the built texts of an app; the source texts stay legible. */
export function keepWordsTogether(): Plugin {
  return {
    name: "keep-words-together",
    apply: "build",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.originalFileNames.some((name) => /\/text\/\w+\.json$/.test(name))) continue;
        const texts = JSON.parse(typeof file.source === "string" ? file.source : Buffer.from(file.source).toString());
        file.source = JSON.stringify(texts, (_key, value) =>
          typeof value === "string" ? unbrokenWords(value) : value,
        );
      }
    },
  };
}
