/** What capabilities provide for one another is gathered once, as a value; what is missing stops the start, by its name. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Capability, defineCapability } from "#kernel/module.ts";
import { capabilities, gatherProvided } from "./app.ts";

const without = (word: keyof typeof capabilities, ...names: (keyof Capability)[]) => ({
  ...capabilities,
  [word]: Object.fromEntries(
    Object.entries(capabilities[word]).filter(([name]) => !names.includes(name as keyof Capability)),
  ) as Capability,
});
const also = (provides: Omit<Capability, "module">) => ({
  ...capabilities,
  later: defineCapability({ module: { table: {}, handlers: {} }, ...provides }),
});

describe("a start fails", () => {
  test("without the words of a notice", () => {
    expect(() => gatherProvided(without("vacancies", "notices"))).toThrow(
      "no capability provides the notice vacancies.applied",
    );
  });

  test("without a mail that belongs to a notice", () => {
    expect(() => gatherProvided(without("shouts", "mails"))).toThrow(/no capability provides the mail shout\w+/);
  });

  test("if nobody provides what somebody takes", () => {
    const silent = {
      ...without("publishing", "subjects"),
      shouts: without("shouts", "subjects").shouts,
      participation: without("participation", "subjects").participation,
    };
    expect(() => gatherProvided(silent)).toThrow("no capability provides subjects");
    expect(() => gatherProvided(without("care", "contactForms"))).toThrow("no capability provides contactForms");
    expect(() => gatherProvided(without("care", "transitionSteps"))).toThrow("no capability provides transitionSteps");
  });

  test("if two provide the same", () => {
    const { mails = {}, subjects = {} } = { ...capabilities.residents, ...capabilities.shouts };
    expect(() => gatherProvided(also({ mails }))).toThrow(/two capabilities provide the mail \w+/);
    expect(() => gatherProvided(also({ subjects }))).toThrow("two capabilities provide the subject shout");
    expect(() => gatherProvided(also({ contactForms: async () => new Set() }))).toThrow(
      "one capability must provide contactForms, and no other",
    );
  });
});

const modules = join(import.meta.dirname, "modules");

test("every mail that is defined is provided", async () => {
  const provided = gatherProvided().mails;
  const files = globSync("**/mails.ts", { cwd: modules });
  const read = await Promise.all(files.map((file) => import(join(modules, file))));
  const defined = read.flatMap(({ mails = {} }) => Object.keys(mails));
  expect(defined.length).toBeGreaterThan(40);
  expect(defined.filter((name) => !provided.has(name))).toEqual([]);
});

test("every sealed column that is defined is sealed anew by a rotation", () => {
  const known = gatherProvided().sealedColumns.map(({ table, column }) => `${table}.${column}`);
  const files = globSync("**/*.ts", { cwd: modules }).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  const sealing = files
    .map((file) => readFileSync(join(modules, file), "utf8"))
    .filter((text) => text.includes("SealedColumn"));
  const defined = sealing.flatMap((text) => [...text.matchAll(/\bcolumn: "(\w+)"/g)].map(([, column]) => column));
  expect(defined.length).toBeGreaterThan(8);
  expect(defined.filter((column) => !known.some((one) => one.endsWith(`.${column}`)))).toEqual([]);
});

test("every job that is defined is run", () => {
  const known = new Set(Object.values(capabilities).flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)));
  const files = globSync("**/*.ts", { cwd: modules }).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  const job = /define(?:Job|Recurring)(?:<[^(]+>)?\(\{\s*name: "([\w.]+)"/g;
  const defined = files.flatMap((file) =>
    [...readFileSync(join(modules, file), "utf8").matchAll(job)].map(([, name = ""]) => name),
  );
  expect(defined.length).toBeGreaterThan(40);
  expect(defined.filter((name) => !known.has(name))).toEqual([]);
});
