import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Needed by rare actions only, or by a separate program. */
const rare =
  /^(libphonenumber-js|openid-client|web-push|sanitize-html|file-type|stream-json|polyclip-ts|@turf\/kinks|nodemailer|@aws-sdk|sharp|mjml|echarts|@myriaddreamin|@scalar|csv-|yazl|yauzl|saxes|otpauth|pg-copy-streams)/;

test("the server starts without the libraries that only rare acts need", () => {
  const reached = new Set<string>();
  const loaded = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const [, specifier = ""] of readFileSync(path, "utf8").matchAll(
      /^(?:import|export) (?!type )(?:[^;"]*? from )?"([^"]+)"/gm,
    )) {
      if (specifier.startsWith(".")) visit(join(dirname(path), specifier));
      else if (specifier.startsWith("#")) visit(join(import.meta.dirname, specifier.slice(1)));
      else loaded.add(specifier);
    }
  };
  visit(join(import.meta.dirname, "cli.ts"));
  expect([...loaded]).toEqual(expect.arrayContaining(["fastify", "pg-boss", "kysely"]));
  expect([...loaded].filter((name) => rare.test(name))).toEqual([]);
});
