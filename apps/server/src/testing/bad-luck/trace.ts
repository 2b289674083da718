/** A refusal leaves the installation as it was. */
import { type RefusalCode, Refused } from "@stoep/contract/kernel";
import { expect } from "vitest";
import type { Town } from "../town.ts";

/** Row counts of the tables that people's actions fill. */
async function inventory(town: Town) {
  const { rows } = await town.databases.pool.query(`select
    (select count(*) from n_gent.post) as posts, (select count(*) from n_gent.file) as files,
    (select count(*) from n_gent.comment) as comments, (select count(*) from public.session) as sessions`);
  return { ...rows[0], stored: town.outside.stored.size, mails: town.mails().length };
}

/** Expects this refusal, and that nothing has changed. */
export async function refusedWithoutTrace(
  town: Town,
  call: () => Promise<unknown>,
  code: RefusalCode,
  fields: Record<string, string> = {},
) {
  const before = await inventory(town);
  const error = await call().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Refused);
  expect(error).toMatchObject({ code, fields, requestId: expect.stringMatching(/^[\w-]{12}$/) });
  await town.runDue();
  expect(await inventory(town)).toEqual(before);
}
