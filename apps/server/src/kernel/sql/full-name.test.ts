import { personName } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newDatabase, type TestDatabase } from "../../testing/database.ts";
import { companyOrFullName, fullName, fullNameOrNone, publicName } from "./full-name.ts";

let databases: TestDatabase;
beforeAll(async () => {
  databases = await newDatabase({ max: 1 });
});
afterAll(() => databases.close());

async function namesOf(person: Record<"firstName" | "lastName" | "companyName" | "publicName", string> | null) {
  const { firstName, lastName, companyName, publicName: chosen } = person ?? {};
  const found = await sql<Record<"full" | "shown" | "open" | "company", string | null>>`
    select ${fullName("who")} as full, ${fullNameOrNone("who")} as shown, ${publicName("who")} as open,
      ${companyOrFullName("who")} as company
    from (select ${firstName}::text, ${lastName}::text, ${companyName}::text, ${chosen}::text)
      as who (first_name, last_name, company_name, public_name)`.execute(databases.platform);
  return found.rows[0];
}

test.each([
  ["Mona", "Peeters", ""],
  ["Mona", "", ""],
  ["", "", ""],
  ["Mona", "Peeters", "Bakkerij"],
  ["", "", "Bakkerij"],
])("SQL composes the name of %o %o %o as the contract does", async (firstName, lastName, companyName) => {
  const full = personName({ firstName, lastName });
  const company = personName({ firstName, lastName, companyName });
  const person = { firstName, lastName, companyName, publicName: "" };
  expect(await namesOf(person)).toEqual({ full, shown: full, open: full, company });
  expect((await namesOf({ ...person, publicName: "Mo" }))?.open).toBe("Mo");
});

test("of nobody there is no name", async () =>
  expect(await namesOf(null)).toEqual({ full: null, shown: "", open: null, company: null }));
