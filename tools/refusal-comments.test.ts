/** A module function's comment must name the codes with which it refuses, since no type does. */
import { expect, test } from "vitest";
import { listFiles, readSource } from "./source-files.ts";

const modules = listFiles("*.ts").filter(
  (path) => path.startsWith("apps/server/src/modules/") && !/\.test\.ts$|\/testing\//.test(path),
);

const begins = /^(?:export )?(?:async )?(?:function|const|class|type|interface) /gm;
const exported =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?^export (?:async )?(?:function (\w+)|const (\w+) = (?:async )?\()/gm;

/** A file's exported functions: name, comment, and text up to the next one. */
function* functionsOf(text: string): Generator<{ name: string; comment: string; body: string }> {
  const starts = [...text.matchAll(begins)].map(({ index }) => index);
  for (const match of text.matchAll(exported)) {
    const [, comment = "", name = match[3] ?? ""] = match;
    const from = match.index + comment.length;
    yield { name, comment, body: text.slice(from, starts.find((start) => start > from) ?? text.length) };
  }
}

/** The codes that a function itself refuses with; `verdict` if the code is a verdict's reason. */
function refusalsOf(body: string): string[] {
  const codes = [...body.matchAll(/\brefuse\("(\w+)"/g)].map(([, code = ""]) => code);
  return /(?<![.\w])ensure\(/.test(body) ? [...codes, "verdict"] : codes;
}

test("the comment of an exported function names the codes that it refuses with", () => {
  const silent = modules.flatMap((path) =>
    [...functionsOf(readSource(path).text)].flatMap(({ name, comment, body }) => {
      const missing = refusalsOf(body).filter((code) =>
        code === "verdict" ? !/refuses/i.test(comment) : !(/refuses|throws/i.test(comment) && comment.includes(code)),
      );
      return missing.length > 0 ? [`${path}: ${name} refuses with ${[...new Set(missing)].join(", ")}`] : [];
    }),
  );
  expect(silent).toEqual([]);
});
