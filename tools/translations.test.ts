/** Every text exists in four languages, with the same keys and placeholders; every refusal and field code has a text. */
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { FactorKind } from "../packages/contract/src/accounts/index.ts";
import { contract } from "../packages/contract/src/index.ts";
import {
  fieldCodes,
  Level,
  languages,
  logActions,
  MembershipType,
  modules,
  type RouteTable,
  refusals,
} from "../packages/contract/src/kernel/index.ts";
import { LicenceLevel } from "../packages/contract/src/licences/index.ts";
import { notices } from "../packages/contract/src/notifications/index.ts";
import { OrganisationKind } from "../packages/contract/src/platform/index.ts";
import { PostState } from "../packages/contract/src/publishing/index.ts";
import { capabilities } from "./capabilities.ts";
import { mergeCodes } from "./merge-codes.ts";
import { listFiles } from "./source-files.ts";

const { owners } = await mergeCodes();

type Texts = { [key: string]: string | Texts };
function flatten(texts: Texts, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}
const read = (path: string) => flatten(JSON.parse(readFileSync(path, "utf8")));
const holes = (text: string) => [...text.matchAll(/\{\{-?\s*(\w+)/g)].map((match) => match[1]).sort();
/** Plural forms differ by language, so keys are compared without them. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

const folders = [
  ...new Set(
    listFiles(
      "apps/*/src/**/text/*.json",
      "apps/*/src/**/codes/*.json",
      "apps/*/src/**/menu/*.json",
      "apps/*/src/**/search/*.json",
      "apps/*/src/**/log/*.json",
    ).map((path) => dirname(path)),
  ),
];

describe.each(folders)("%s", (folder) => {
  const english = read(`${folder}/en.json`);
  const stems = new Set([...english.keys()].map(stem));

  test.each(languages)("has every text in %s", (language) => {
    const texts = read(`${folder}/${language}.json`);
    expect([...new Set([...texts.keys()].map(stem))].sort()).toEqual([...stems].sort());
    expect([...texts].filter(([, text]) => text.trim() === "").map(([key]) => key)).toEqual([]);
    for (const [key, text] of texts) {
      const original = english.get(key) ?? english.get(`${stem(key)}_other`);
      if (original !== undefined) expect([key, holes(text)]).toEqual([key, holes(original)]);
    }
  });
});

describe.each(["dashboard", "resident"])("%s has words", (app) => {
  const { refusals: refusalWords = {}, fields: fieldWords = {} } = JSON.parse(
    readFileSync(`apps/${app}/src/app/codes/text/en.json`, "utf8"),
  );
  /** The kernel's codes, and those of the capabilities that the app shows. */
  const isShown = (code: string) =>
    owners[code] === "kernel" || existsSync(`apps/${app}/src/features/${owners[code]}/codes`) || app === "dashboard";
  test("for every refusal", () => {
    expect(Object.keys(refusals).filter((code) => isShown(code) && !refusalWords[code])).toEqual([]);
  });
  test("for every field code", () => {
    expect(fieldCodes.filter((code) => isShown(code) && !fieldWords[code])).toEqual([]);
  });
  test("for codes of the feature whose folder they are in, and for no others", () => {
    const wrong = listFiles(`apps/${app}/src/**/codes/en.json`).flatMap((path) => {
      const feature = /features\/([a-z-]+)\/codes/.exec(path)?.[1] ?? "kernel";
      return [...read(path).keys()]
        .map((key) => key.split(".").at(-1) ?? "")
        .filter((code) => owners[code] !== feature)
        .map((code) => `${path}: ${code}`);
    });
    expect(wrong).toEqual([]);
  });
});

const ofLicences = ["no_licence", "module_not_included", "licence_expired", "licence_level_too_low"];

describe("the log has words", () => {
  const merged = read("apps/dashboard/src/features/audit/log/text/en.json");
  test("for every action, and for its capability", () => {
    const keys = logActions.flatMap((action) => [`actions.${action}`, `groups.${action.split(".")[0]}`]);
    expect(keys.filter((key) => !merged.has(key))).toEqual([]);
  });
  test("for every choice that its fields can hold", () => {
    const choices = {
      type: MembershipType.options,
      levels: Level.options,
      level: LicenceLevel.options,
      module: modules,
      kind: OrganisationKind.options,
      kinds: FactorKind.options,
      state: PostState.options,
      // Why a scheduled post became a draft again.
      reason: [...ofLicences, "licence_out_of_scope", "no_place_left"],
    };
    const keys = Object.entries(choices).flatMap(([field, values]) =>
      values.map((value) => `choices.${field}.${value}`),
    );
    expect(keys.filter((key) => !merged.has(key))).toEqual([]);
  });
  test("of a capability is in its own folder, and no other is there", () => {
    const wrong = listFiles("apps/server/src/modules/*/log/en.json").flatMap((path) => {
      const capability = /modules\/([a-z-]+)\//.exec(path)?.[1];
      return [...read(path).keys()]
        .filter((key) => /^(groups|actions|ownFields)\./.test(key) && key.split(".")[1] !== capability)
        .map((key) => `${path}: ${key}`);
    });
    expect(wrong).toEqual([]);
  });
});

test("a route refuses only with codes of its own capability, of an earlier one, or of the kernel", () => {
  const order = ["kernel", ...capabilities];
  const wrong = Object.entries<RouteTable>(contract).flatMap(([word, table]) =>
    Object.entries(table).flatMap(([name, route]) =>
      route.refusals
        .filter((code) => order.indexOf(owners[code] ?? "") > order.indexOf(word))
        .map((code) => `${word}.${name}: ${code} is of ${owners[code]}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each(languages)(
  "the editor calls the length of a vacancy by the same %s words as the reader's card",
  (language) => {
    const editor = [...read(`apps/dashboard/src/features/publishing/text/${language}.json`)];
    const card = read(`apps/resident/src/features/publishing/text/${language}.json`);
    const shared = editor.flatMap(([key, words]) => {
      const own = /^compose\.vacancy\.engagements\.(.+)$/.exec(key)?.[1];
      return own ? [{ own, words, there: card.get(`vacancy.engagement.${own}`) }] : [];
    });
    expect(shared.length).toBeGreaterThan(3);
    expect(shared.filter(({ words, there }) => words !== there)).toEqual([]);
  },
);

test.each(languages)("a rejected row is described in the same %s words on the screen and in the file", (language) => {
  const onScreen = read(`apps/dashboard/src/features/platform/text/${language}.json`);
  const inFile = [...read(`apps/server/src/modules/platform/imports/text/${language}.json`)];
  const reasons = inFile.filter(([key]) => key.startsWith("rejections.reasons."));
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.filter(([key, words]) => onScreen.get(key.replace("rejections", "imports")) !== words)).toEqual([]);
});

test.each(["staff", "residents"] as const)(
  "each kind of notification for %s has a sentence in their app",
  (readers) => {
    const app = readers === "staff" ? "dashboard" : "resident";
    const texts = [...read(`apps/${app}/src/features/notifications/text/en.json`).keys()];
    const kinds = Object.entries(notices).flatMap(([kind, told]) => (told.for === readers ? [kind] : []));
    expect(kinds.length).toBeGreaterThan(5);
    expect(kinds.filter((kind) => !texts.some((key) => key.includes(`kinds.${kind}`)))).toEqual([]);
  },
);

describe("two buttons of one dialog never say the same", () => {
  const catalogues = (language: string) =>
    listFiles(`apps/*/src/**/text/${language}.json`).map((path) => ({ path, texts: read(path) }));

  test("in French, where an act is called “Annuler …”, the other button is “Retour”", () => {
    const acts = /^Annuler (l’|la |les |cette )[^?:]*$/;
    const wrong = catalogues("fr").filter(({ texts }) => {
      const written = [...texts.values()];
      return written.some((text) => acts.test(text)) && !written.includes("Retour");
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("in Turkish, “Vazgeç” only closes", () => {
    const wrong = catalogues("tr").flatMap(({ path, texts }) =>
      [...texts]
        .filter(([key, text]) => text === "Vazgeç" && !/(^|\.)cancel$/.test(key))
        .map(([key]) => `${path}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });
});
