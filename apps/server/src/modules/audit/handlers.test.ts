/** The log: who reads it, in which order, and that nothing in it changes. */
import type { AuditAction } from "@stoep/contract/audit";
import { beforeAll, describe, expect, test } from "vitest";
import type { Staff } from "#kernel/actor.ts";
import { inTransaction } from "#kernel/database.ts";
import { quietLog } from "../../testing/stand-ins.ts";
import { nextTown, type Person, type Town } from "../../testing/town.ts";
import { record } from "./index.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

interface Entry {
  by?: Person;
  organisationId?: string;
  action?: AuditAction;
  name?: string;
  minutes?: number;
}

/** Writes an entry as a handler would. */
function write({
  by = town.people.els,
  organisationId,
  action = "publishing.edit",
  name = "Markt",
  minutes = 0,
}: Entry) {
  const actor = {
    kind: "staff",
    accountId: by.accountId,
    name: `${by.name} Peeters`,
    organisation: { id: organisationId ?? town.organisations.city },
    network: town.networks.testdorp,
  } as Staff;
  const now = new Date(town.clock.now().getTime() + minutes * 60_000);
  const client = { address: "192.0.2.7", agent: "Firefox", name: "dashboard" };
  const entry = { action, subject: { kind: "post", id: null, name }, old: { title: "Mrkt" }, new: { title: name } };
  return inTransaction(town.db, (db) => record({ db, now, actor, client, log: quietLog, requestId: "verzoek" }, entry));
}

const lines = async (blob: Blob) => {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await blob.arrayBuffer());
  expect(text.startsWith("\uFEFF"), "a spreadsheet takes it for UTF-8").toBe(true);
  return text.slice(1).trimEnd().split("\r\n");
};

describe("reading the log", () => {
  test("an owner sees who did what to which thing, when, from where, before and after", async () => {
    await write({ name: "Kermis" });
    const { items } = await town.people.ada.audit.listEntries({ query: { search: "kermis" } });
    expect(items).toEqual([
      {
        id: expect.any(String),
        at: town.clock.now().toISOString(),
        actor: { accountId: town.people.els.accountId, name: "els Peeters" },
        action: "publishing.edit",
        subject: { kind: "post", id: null, name: "Kermis" },
        old: { title: "Mrkt" },
        new: { title: "Kermis" },
        address: "192.0.2.7",
        agent: "Firefox",
        requestId: "verzoek",
      },
    ]);
  });

  test("the newest come first, page by page, without repeats or gaps", async () => {
    for (let minute = 1; minute <= 60; minute++) {
      await write({ name: `Bord ${minute}`, minutes: Math.ceil(minute / 3) });
    }
    const { audit } = town.people.ada;
    const first = await audit.listEntries({ query: { search: "Bord" } });
    await write({ name: "Bord erbij", minutes: 90 });
    const second = await audit.listEntries({ query: { search: "Bord", cursor: first.next ?? "" } });
    const all = [...first.items, ...second.items];
    expect(first.items).toHaveLength(50);
    expect(second.next).toBeNull();
    expect(new Set(all.map(({ subject }) => subject.name)).size).toBe(60);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    await expect(audit.listEntries({ query: { cursor: "x" } })).refuses("invalid_input", { cursor: "invalid" });
  });

  test("it can be filtered by moment, person, action and name", async () => {
    await write({ by: town.people.mona, name: "Fontein", action: "publishing.delete", minutes: -60 });
    await write({ name: "Fontein", minutes: -30 });
    const found = async (query: object) =>
      (await town.people.ada.audit.listEntries({ query: { search: "fontein", ...query } })).items.length;
    expect(await found({})).toBe(2);
    expect(await found({ accountId: town.people.mona.accountId })).toBe(1);
    expect(await found({ action: "publishing.delete" })).toBe(1);
    expect(await found({ from: town.in({ minutes: -30 }) })).toBe(1);
    expect(await found({ until: town.in({ minutes: -30 }) })).toBe(1);
    expect(await found({ search: "f%n" })).toBe(0);
  });

  test("nobody sees the entries of another organisation, nor those of the installation", async () => {
    await write({ by: town.people.bram, organisationId: town.organisations.company, name: "Geheim van Bram" });
    const mine = await town.people.ada.audit.listEntries({ query: { search: "Geheim" } });
    expect(mine.items).toEqual([]);
    expect(await lines(await town.people.ada.audit.exportEntries({ query: { search: "Geheim" } }))).toHaveLength(1);
    const his = await town.people.bram.audit.listEntries();
    expect(his.items.map(({ subject }) => subject.name)).toEqual(["Geheim van Bram"]);
  });

  test("only owners read it", async () => {
    await expect(town.people.mona.audit.listEntries()).refuses("owner_only");
    await expect(town.people.mona.audit.exportEntries()).refuses("owner_only");
  });
});

describe("the log as a file", () => {
  test("it has what the list has, under headings in the reader's language, and is cached by nobody", async () => {
    await write({ name: 'De "Muide", haven' });
    const response = await town.http.inject({
      url: "/api/audit/export?search=Muide",
      headers: await town.people.ada.headers(),
    });
    expect(response.headers["cache-control"]).toBe("private, no-cache");
    expect(response.headers["content-disposition"]).toContain("logboek-2026-05-12.csv");
    const [heading, entry] = await lines(new Blob([new Uint8Array(response.rawPayload)]));
    expect(heading).toMatch(/^"Tijdstip \(UTC\)","Wie","Wat",/);
    expect(entry).toContain('"De ""Muide"", haven"');
    expect(entry).toContain(',"Bericht bewerkt","publishing.edit",');
    expect(entry).toContain(',"titel: Mrkt","titel: De ""Muide"", haven",');
  });

  test("a cell that a spreadsheet would take for a formula is text", async () => {
    await write({ name: '=HYPERLINK("https://kwaad.example")' });
    const rows = await lines(await town.people.ada.audit.exportEntries({ query: { search: "HYPERLINK" } }));
    expect(rows[1]).toContain(`"'=HYPERLINK(`);
  });

  test("it ends after the newest 50,000", async () => {
    const organisationId = town.organisations.association;
    await write({ by: town.people.aisha, organisationId, name: "De oudste" });
    const { audit } = town.people.aisha;
    await town.databases.pool.query(
      `insert into audit_entry (id, at, organisation_id, actor_name, action, subject_kind, subject_name, address, agent, request_id)
       select gen_random_uuid(), $1::timestamptz + n * interval '1 second', $2, '', 'publishing.edit', 'post', 'Rij ' || n, '', '', ''
       from generate_series(1, 50000) as n`,
      [town.clock.now(), organisationId],
    );
    const rows = await lines(await audit.exportEntries());
    expect(rows).toHaveLength(50_001);
    expect(rows.at(-1)).toContain('"Rij 1",');
  });
});

describe("entries never change", () => {
  test.each([
    ["update", "update audit_entry set subject_name = 'Niets gebeurd'"],
    ["delete", "delete from audit_entry"],
    ["truncate", "truncate audit_entry"],
  ])("the application's own connection cannot %s", async (_, statement) => {
    await write({});
    await expect(town.databases.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("an entry outlives the organisation and the account that it is about", async () => {
    await write({ organisationId: "01890000-0000-7000-8000-000000000001", name: "Weg" });
    const { rowCount } = await town.databases.pool.query("select from audit_entry where subject_name = 'Weg'");
    expect(rowCount).toBe(1);
  });
});
