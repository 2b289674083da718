import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { commandLine } from "../testing/command-line.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";

let database: TestDatabase;
let folder: string;
const stoep = commandLine(() => ({ DATABASE_URL: database.url, STOEP_FOLDER: folder }));
beforeAll(async () => {
  database = await newDatabase({ from: "empty" });
  folder = await mkdtemp(join(tmpdir(), "stoep-account-"));
  await stoep(["migrate"]);
  await stoep(["network", "create", "dorp", "--name", "Dorp"]);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe("stoep account create", () => {
  const person = (email: string, ...more: string[]) => [
    "account",
    "create",
    email,
    "--first-name",
    "Ada",
    "--last-name",
    "Claes",
    ...more,
  ];
  const rows = (text: string, values: unknown[] = []) =>
    database.pool.query(text, values).then((answer) => answer.rows);

  test("makes the owner of a new organisation, with the password that is typed", async () => {
    const words = person("Ada@Dorp.example", "--network", "dorp", "--organisation", "Gemeente Dorp");
    expect(await stoep(words, { input: "een-fiets-met-bel\n" })).toEqual({
      code: 0,
      out: "ada@dorp.example can sign in.\nPlace: owner of Gemeente Dorp.\n",
      err: "",
    });
    const found = await rows(
      `select o.name, o.kind, m.type, c.password_hash like '$argon2id$%' as hashed, (select count(*)::int from licence l where l.organisation_id = o.id) as licences
       from account a join credential c on c.account_id = a.id join membership m on m.account_id = a.id join organisation o on o.id = m.organisation_id`,
    );
    expect(found).toEqual([{ name: "Gemeente Dorp", kind: "city", type: "owner", hashed: true, licences: 3 }]);
  });

  test("gives an existing account another place, and leaves its password alone", async () => {
    const before = await rows("select * from credential");
    const words = person(
      "ada@dorp.example",
      "--network",
      "dorp",
      "--organisation",
      "Fietsatelier",
      "--kind",
      "company",
      "--role",
      "editor",
    );
    expect((await stoep(words)).out).toBe(
      "ada@dorp.example already exists and keeps its password.\nPlace: editor of Fietsatelier.\n",
    );
    expect(await rows("select * from credential")).toEqual(before);
    expect(await stoep(words)).toMatchObject({ code: 1, err: "This account is already a member of Fietsatelier.\n" });
  });

  test("prints a link that signs in, for an account without a password", async () => {
    const { code, out } = await stoep(person("els@dorp.example", "--link"));
    expect(code).toBe(0);
    expect(out).toMatch(/\/dashboard\/sign-in\?autologin=[\w-]{43}\n$/);
    expect(
      await rows("select 1 from credential c join account a on a.id = c.account_id where a.email = 'els@dorp.example'"),
    ).toEqual([]);
  });

  test.each([
    [person("viktor@dorp.example"), "wachtwoord\n", "passwordTooCommon"],
    [person("viktor@dorp.example"), "kort\n", "passwordTooShort"],
    [person("viktor@dorp.example"), "", "Expected a password on standard input"],
    [person("viktor@"), "een-fiets-met-bel\n", "Expected an e-mail address"],
    [
      person("viktor@dorp.example", "--organisation", "Fietsatelier"),
      "een-fiets-met-bel\n",
      "--organisation and --network must be given together",
    ],
    [
      person("viktor@dorp.example", "--role", "boss"),
      "een-fiets-met-bel\n",
      "Allowed choices are owner, viewer, editor, admin, community-worker",
    ],
    [
      person("viktor@dorp.example", "--system"),
      "een-fiets-met-bel\n",
      "A system account needs an address at stoep.example",
    ],
    [person("ada@dorp.example", "--system"), "", "A system account needs an address at stoep.example"],
  ])("%j with %j is refused, and nothing is made", async (words, input, sentence) => {
    const { code, err } = await stoep(words, { input, env: { STOEP_PROVIDER_MAIL_DOMAIN: "stoep.example" } });
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
    expect(await rows("select 1 from account where email like 'viktor%' or is_system")).toEqual([]);
  });

  test("makes a system account", async () => {
    const env = { STOEP_PROVIDER_MAIL_DOMAIN: "stoep.example" };
    expect(await stoep(person("stijn@stoep.example", "--system", "--link"), { env })).toMatchObject({ code: 0 });
    expect(await rows("select email from account where is_system")).toEqual([{ email: "stijn@stoep.example" }]);
  });
});

test("what these commands made is in the log, by the command line, in the same form as by the back office", async () => {
  const { rows } = await database.pool.query<{ action: string; actor_name: string; new: Record<string, unknown> }>(
    `select e.action, e.actor_name, n.slug, o.name as organisation, e.subject_kind, e.subject_name, e.new
     from audit_entry e left join network n on n.id = e.network_id left join organisation o on o.id = e.organisation_id
     order by e.id`,
  );
  const of = (action: string) => rows.filter((row) => row.action === action);
  expect(rows.every((row) => row.actor_name === "command line")).toBe(true);
  expect(of("platform.createAccount").map((row) => row.new)).toEqual([
    { email: "ada@dorp.example", isSystem: false },
    { email: "els@dorp.example", isSystem: false },
    { email: "stijn@stoep.example", isSystem: true },
  ]);
  expect(of("platform.createOrganisation")).toMatchObject([
    { slug: "dorp", organisation: "Gemeente Dorp", new: { name: "Gemeente Dorp", kind: "city", network: "Dorp" } },
    { slug: "dorp", organisation: "Fietsatelier", new: { kind: "company" } },
  ]);
  expect(of("licences.grant")).toHaveLength(6);
  expect(of("accounts.acceptMember")).toMatchObject([
    { organisation: "Gemeente Dorp", subject_kind: "membership", subject_name: "Ada Claes", new: { type: "owner" } },
    { organisation: "Fietsatelier", new: { type: "user", levels: { network: "editor", care: "editor" } } },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/een-fiets-met-bel|argon2id/);
});
