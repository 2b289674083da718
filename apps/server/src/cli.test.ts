import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { commandLine, type Ran } from "./testing/command-line.ts";
import { newDatabase, type TestDatabase } from "./testing/database.ts";
import { testKey } from "./testing/stand-ins.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await newDatabase({ from: "empty" });
  folder = await mkdtemp(join(tmpdir(), "stoep-cli-"));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const settings = () => ({
  DATABASE_URL: database.url,
  STOEP_FOLDER: folder,
  STOEP_KEY: testKey,
  STOEP_PORT: "0",
});

/** Starts the real program. */
function launch(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "cli.ts"), ...words], {
    env: { ...settings(), ...env },
  });
  const ran: Ran = { code: null, out: "", err: "" };
  child.stdout.on("data", (chunk) => {
    ran.out += chunk;
  });
  child.stderr.on("data", (chunk) => {
    ran.err += chunk;
  });
  const end = new Promise<Ran>((resolve) => child.once("close", (code) => resolve({ ...ran, code })));
  return { child, ran, end };
}
/** Runs the command line in this process, with the given input. */
const stoep = commandLine(settings);
async function file(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
const area = (code: string, name: string, west: number) => ({
  type: "Feature",
  properties: { code, name, stad: west < 4 ? "Dorp" : "Elders" },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [west, 51],
        [west + 0.01, 51],
        [west + 0.01, 51.01],
        [west, 51.01],
        [west, 51],
      ],
    ],
  },
});
const areas = (...features: unknown[]) => JSON.stringify({ type: "FeatureCollection", features });

describe("stoep", () => {
  test("explains itself", async () => {
    const { code, out } = await launch(["--help"]).end;
    expect(code).toBe(0);
    for (const word of ["start", "migrate", "network", "account", "doctor", "demo"]) expect(out).toContain(word);
  });

  test("ends with 2 and one line for each wrong setting", async () => {
    const { code, err } = await launch(["network", "list"], { STOEP_PORT: "x", MAIL_URL: "ftp://a" }).end;
    expect(code).toBe(2);
    expect(err).toContain("STOEP_PORT must be a whole number");
    expect(err).toContain("MAIL_URL must be an address");
    expect(err).not.toContain("    at ");
  });

  test("reports in a sentence that the database cannot be reached", async () => {
    const { code, err } = await stoep(["network", "list"], { env: { DATABASE_URL: "postgres://127.0.0.1:1/x" } });
    expect(code).toBe(2);
    expect(err).toContain("DATABASE_URL names a database that cannot be used");
  });

  test("brings a new database up to date, and the second time finds it so", async () => {
    const first = await stoep(["migrate"]);
    expect(first).toMatchObject({ code: 0, err: "" });
    expect(first.out).toMatch(/^The database is up to date: \d+ migrations, 0 networks\.\n$/);
    expect((await stoep(["migrate"])).out).toBe(first.out);
  });

  test("checks everything it depends on", async () => {
    const { code, out } = await stoep(["doctor"], { env: { MAIL_URL: "smtp://127.0.0.1:1", STOEP_PORT: "59999" } });
    expect(code).toBe(1);
    expect(out).toMatch(/^✓ Node/m);
    expect(out).toMatch(/^! Database .*set DATABASE_OWNER_URL/m);
    expect(out).toMatch(/^✗ Mail .*127\.0\.0\.1:1 does not answer/m);
  });
});

describe("stoep network", () => {
  test("makes one, only once, and lists it", async () => {
    expect((await stoep(["network", "list"])).err).toContain("There is no network yet");
    const create = ["network", "create", "dorp", "--name", "Dorp", "--languages", "fr,nl"];
    expect(await stoep(create)).toMatchObject({ code: 0, err: "" });
    expect(await stoep(create)).toMatchObject({ code: 1, err: 'A network called "dorp" already exists.\n' });
    const { out } = await stoep(["network", "list"]);
    expect(out).toBe(
      "dorp\tDorp\tEurope/Brussels\tfr,nl\t0 neighbourhoods\t0 addresses\tfewer than 10 households\tfewer than 10 residents\n",
    );
  });

  test.each([
    [["create", "Dorp!", "--name", "Dorp"], "lower-case letters, digits or hyphens"],
    [["create", "terms", "--name", "Terms"], "This name is reserved"],
    [["create", "stad"], "required option '--name <name>' not specified"],
    [
      ["create", "stad", "--name", "Stad", "--time-zone", "Europe/Gent"],
      "Expected a time zone such as Europe/Brussels",
    ],
    [["create", "stad", "--name", "Stad", "--languages", "nl,de"], "Expected a list of en, nl, fr, tr"],
    [["import-addresses", "x.csv", "--network", "dorp", "--column", "straat=a"], "a pair such as houseNumber=huisnr"],
    [["import-neighbourhoods", "x.json", "--network", "dorp", "--only", "stad"], "a pair such as municipality=Gent"],
    [["import-addresses", "none.csv", "--network", "dorp"], "There is no file none.csv."],
    [
      ["import-addresses", import.meta.filename, "--network", "stad"],
      'There is no network called "stad". Existing networks: dorp.',
    ],
    [["import-addresses", import.meta.filename, "--network", "dorp"], "import those first"],
  ])("%j is refused with a sentence", async (words, sentence) => {
    const { code, err } = await stoep(["network", ...words]);
    expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
    expect(err).not.toContain("    at ");
  });

  test("loads neighbourhoods from a larger file, and names those it leaves out", async () => {
    const path = await file(
      "wijken.json",
      areas(area("a", "Noord", 3.7), area("b", "Ver", 5), area("a", "Dubbel", 3.72)),
    );
    const load = ["network", "import-neighbourhoods", path, "--network", "dorp", "--only", "stad=Dorp"];
    expect(await stoep([...load, "--strict"])).toEqual({
      code: 1,
      out: "Neighbourhoods of Dorp: 2 read, 0 new, 0 changed, 0 unchanged, 1 rejected\n",
      err: "feature 3: Dubbel has a code that is already used (a is feature 1)\nNothing was loaded, because of --strict.\n",
    });
    expect((await stoep([...load, "--preview"])).out).toBe(
      "Neighbourhoods of Dorp: 2 read, 1 new, 0 changed, 0 unchanged, 1 rejected. Nothing was loaded: this was a preview.\n",
    );
    expect((await stoep(load)).out).toBe("Neighbourhoods of Dorp: 2 read, 1 new, 0 changed, 0 unchanged, 1 rejected\n");
    expect((await stoep(load)).out).toBe("Neighbourhoods of Dorp: 2 read, 0 new, 0 changed, 1 unchanged, 1 rejected\n");
  });

  test("loads addresses from standard input, with other column names", async () => {
    const csv = "straat;nr;pc;y;x\nLaan;1;9000;51,005;3,705\nLaan;2;9000;49,293335;2,306690\n";
    const columns = ["street=straat", "houseNumber=nr", "postcode=pc", "latitude=y", "longitude=x"];
    const words = [
      "network",
      "import-addresses",
      "-",
      "--network",
      "dorp",
      ...columns.flatMap((one) => ["--column", one]),
    ];
    expect(await stoep([...words, "--preview"], { input: csv })).toMatchObject({
      code: 0,
      out: "Addresses of Dorp: 2 read, 1 new, 0 changed, 0 unchanged, 1 rejected. Nothing was loaded: this was a preview.\n",
    });
    expect(await stoep(words, { input: csv })).toEqual({
      code: 0,
      out: "Addresses of Dorp: 2 read, 1 new, 0 changed, 0 unchanged, 1 rejected\n",
      err: "line 3: Laan 2, 9000 Dorp is outside the network (2.30669, 49.293335)\n",
    });
  });

  test("loads the street map", async () => {
    const line = {
      type: "Feature",
      properties: { naam: "Laan" },
      geometry: {
        type: "LineString",
        coordinates: [
          [3.7, 51],
          [3.71, 51],
        ],
      },
    };
    const path = await file("straten.json", areas(line));
    const words = ["network", "import-lines", path, "--network", "dorp", "--name", "naam", "--attribution", "© iemand"];
    expect((await stoep(words)).out).toBe("Street lines of Dorp: 1 read, 1 new, 0 changed, 0 unchanged, 0 rejected\n");
    expect((await stoep(["network", "list"])).out).toContain("1 neighbourhoods\t1 addresses");
  });
});

test("what commands made is in the log, by the command line, in the same form as by the back office", async () => {
  const { rows } = await database.pool.query<{ action: string; actor_name: string; new: Record<string, unknown> }>(
    `select e.action, e.actor_name, e.account_id, n.slug, o.name as organisation, e.subject_kind, e.subject_name, e.new
     from audit_entry e left join network n on n.id = e.network_id left join organisation o on o.id = e.organisation_id
     order by e.id`,
  );
  const of = (action: string) => rows.filter((row) => row.action === action);
  expect(rows.every((row) => row.actor_name === "command line")).toBe(true);
  expect(of("platform.createNetwork")).toMatchObject([
    {
      slug: "dorp",
      organisation: null,
      account_id: null,
      subject_name: "Dorp",
      new: { slug: "dorp", currency: "EUR" },
    },
  ]);
  const wijken = { file: "wijken.json", read: 2, rejected: 1, isLoaded: true };
  // What --strict rolled back is not in the log.
  expect(of("platform.importNeighbourhoods")).toMatchObject([
    { slug: "dorp", organisation: null, new: { ...wijken, added: 1 } },
    { slug: "dorp", organisation: null, new: { ...wijken, added: 0, unchanged: 1 } },
  ]);
  expect(of("platform.importAddresses")).toMatchObject([
    { slug: "dorp", subject_kind: "network", new: { file: "standard input", added: 1, rejected: 1 } },
  ]);
  expect(of("platform.importLines")).toMatchObject([{ slug: "dorp", new: { read: 1, isLoaded: true } }]);
});

describe("stoep start", () => {
  test("serves, says where, where it made the master key, and stops cleanly when told to", async () => {
    const forgetKeys = () => database.pool.query("delete from public.installation_key");
    await forgetKeys();
    onTestFinished(async () => {
      await rm(`${folder}.key`, { force: true });
      await forgetKeys();
    });
    const { child, ran, end } = launch(["start"], { STOEP_KEY: "" });
    await expect.poll(() => ran.out, { timeout: 40_000 }).toContain("keys export <file>");
    expect(ran.out).toContain("Stoep is running.");
    expect(ran.out.split(`A master key was made: the file ${folder}.key`)).toHaveLength(2);
    const base = /http:\/\/localhost:\d+/.exec(ran.out)?.[0] ?? "";
    expect(ran.out).toContain(`Residents of Dorp  ${base}/dorp`);
    expect((await fetch(`${base}/health/ready`)).status).toBe(200);
    expect(await (await fetch(`${base}/api/networks`)).json()).toMatchObject({ items: [{ slug: "dorp" }] });
    const stream = await fetch(`${base}/api/networks/dorp/map/areas`);
    expect(((await stream.json()) as { features: unknown[] }).features).toHaveLength(1);
    child.kill("SIGTERM");
    expect(await end).toMatchObject({ code: 0 });
  });

  test("reports in a sentence that its port is taken", async () => {
    const first = launch(["start"]);
    await expect.poll(() => first.ran.out, { timeout: 40_000 }).toContain("Stoep is running.");
    const port = /localhost:(\d+)/.exec(first.ran.out)?.[1] ?? "";
    const second = await launch(["start"], { STOEP_PORT: port }).end;
    expect(second.err).toContain(`Port ${port} is in use by another program`);
    expect(second.code).toBe(1);
    first.child.kill("SIGTERM");
    await first.end;
  });
});
