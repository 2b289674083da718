/** Decision records have one form and are in their index; documents and comments name only documents and files that exist. */
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFiles } from "./source-files.ts";

const records = listFiles("docs/decisions/*.md").filter((path) => basename(path) !== "README.md");
const documents = listFiles("*.md").filter((path) => !/(^|\/)node_modules\//.test(path));
const read = (path: string) => readFileSync(path, "utf8");

describe("decision records", () => {
  test.each(records)("%s has the form", (path) => {
    const [title = "", blank, status = "", next] = read(path).split("\n");
    expect(title).toMatch(/^# \S/);
    expect([blank, next]).toEqual(["", ""]);
    // A record that another one replaces is removed: every record here still holds.
    expect(status).toBe(`${basename(path).slice(0, 10)} · standing`);
    const bold = [...read(path).matchAll(/^\*\*(Decided|Why|What it costs|Instead of)\b/gm)].map(([, word]) => word);
    expect(bold.slice(0, 2)).toEqual(["Decided", "Why"]);
    expect(bold.slice(2)).toContain("What it costs");
  });

  test.each(records)("%s cites nothing that outsiders lack", (path) => {
    expect(read(path).match(/\b[Ii]ssue \d+|#\d+\b|\/work\/|\b(?:DOMAIN|STACK|LOOK|PATTERNS)\b/g)).toBeNull();
  });

  test("the index names each record once, by its title, under a subject", () => {
    const index = read("docs/decisions/README.md");
    const named = [...index.matchAll(/^- \[([^\]]+)\]\(([^)]+)\)/gm)].map(([, title, file]) => `${file}: ${title}`);
    expect(named.sort()).toEqual(records.map((path) => `${basename(path)}: ${read(path).split("\n")[0]?.slice(2)}`));
  });
});

describe("references", () => {
  test.each(documents)("the links of %s lead somewhere", (path) => {
    const links = [...read(path).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? "");
    const local = links.filter((link) => !/^(https?:|mailto:|#)/.test(link)).map((link) => link.replace(/#.*$/, ""));
    expect(local.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([]);
  });

  test("each document that code or text names exists", () => {
    const files = listFiles("*.ts", "*.tsx", "*.mjs", "*.sql", "*.css", "*.typ", "*.md");
    const missing = files.flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .filter(([named]) => !existsSync(named))
        .map(([named]) => `${file} names ${named}`),
    );
    expect(missing).toEqual([]);
  });

  test("each source file that a document names exists", () => {
    const tree = listFiles();
    const missing = documents.flatMap((path) =>
      [...read(path).matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|sql|typ))`/g)]
        .map(([, named = ""]) => named)
        // The pattern for naming a new file is no file.
        .filter((named) => !named.includes("what-it-does"))
        .filter((named) => !tree.some((file) => file === named || file.endsWith(`/${named}`)))
        .map((named) => `${path} names ${named}`),
    );
    expect(missing).toEqual([]);
  });
});
