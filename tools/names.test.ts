/** Files, folders and what they export are named by nouns and verbs of the field (docs/glossary.md). */
import { describe, expect, test } from "vitest";
import { sources } from "./source-tree.ts";

/** Words in -ing that are nouns of the field. */
const nouns =
  /^(billing|building|bunting|crossing|drawing|guessing|heading|mapping|matching|meeting|naming|padding|paving|picking|publishing|ranking|rating|setting|sibling|spelling|string|thing|timing|warning|wording)s?$/;
/** Words that say nothing about what they name. */
const empty =
  /^(tell|show|ask|say|given|many|mine|told|usual|wanted|shown|asked|said|found|filed|seen|stuff|things|utils?|misc|common|managers?|services?|data|info|process)$/;
const isBareGerund = (word: string) => /[a-z]{2,}ing$/.test(word) && !nouns.test(word);

describe("names", () => {
  test("no file or folder is a bare gerund or an empty word", () => {
    const wrong = sources.flatMap(({ path }) => {
      const parts = path.split("/").map((part) => part.replace(/\..*$/, ""));
      return parts.some((part) => {
        const words = part.split("-");
        const last = words.at(-1) ?? "";
        return (
          (words.length === 1 && empty.test(part) && !isAllowed(path, part)) ||
          (isBareGerund(last) && part !== "testing")
        );
      })
        ? [path]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  test("no exported function or type is a bare gerund or an empty word", () => {
    const exported = /^export (?:async )?(?:function|const|type|interface|class) (\w+)/gm;
    const wrong = sources.flatMap(({ path, text }) =>
      [...text.matchAll(exported)]
        .map(([, name = ""]) => name)
        .filter((name) => /^[A-Z]?[a-z]+$/.test(name))
        .filter((name) => empty.test(name.toLowerCase()) || isBareGerund(name.toLowerCase()))
        .map((name) => `${path}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

/** `data` is allowed for the demonstration's data. */
const isAllowed = (path: string, part: string) => part === "data" && /^demo\//.test(path);
