/** Each list of staff as a file: the same rows and filters as the list, for anyone who may see the list. */
import { beforeAll, describe, expect, test } from "vitest";
import { aMessage, createLive } from "./messages.ts";
import { nextTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await nextTown();
});

const lines = async (file: Promise<Blob>) =>
  (await (await file).text()).replace("\u{FEFF}", "").trimEnd().split("\r\n");

describe("members as a file", () => {
  test("with their levels in the reader's language, with the same filter", async () => {
    const { ada } = town.people;
    const [headings, ...els] = await lines(ada.accounts.exportMembers({ query: { search: "els" } }));
    expect(headings).toContain('"Voornaam","Achternaam","E-mail"');
    expect(els).toHaveLength(1);
    expect(els[0]).toContain('"Els"');
    expect(els[0]).toContain('"Lid","Redacteur"');
    const all = await lines(ada.accounts.exportMembers());
    const { items, next } = await ada.accounts.listMembers();
    expect(next).toBeNull();
    expect(all).toHaveLength(items.length + 1);
  });

  test("without those of other organisations", async () => {
    const theirs = await lines(town.people.bram.accounts.exportMembers());
    expect(theirs.filter((line) => line.includes("Els"))).toEqual([]);
  });

  test("for owners only, like the list", async () => {
    await expect(town.people.els.accounts.exportMembers()).refuses("owner_only");
    await expect(town.people.els.accounts.exportInvitations()).refuses("owner_only");
  });

  test("and as a file of invitations, with the state of each", async () => {
    const { ada } = town.people;
    await ada.accounts.invite({ body: { emails: ["+kwaad@werk.example"], type: "user" } });
    const [, invited] = await lines(ada.accounts.exportInvitations({ query: { state: "open" } }));
    expect(invited).toContain(`"'+kwaad@werk.example","Open","Lid"`);
    expect(await lines(ada.accounts.exportInvitations({ query: { state: "revoked" } }))).toHaveLength(1);
  });
});

describe("own messages as a file", () => {
  test("with the figures of the list, over several pages, without what is filtered out", async () => {
    const { els, viktor } = town.people;
    for (const title of ["Bank op de Markt", "Lamp op de Markt;=1+1"]) await createLive(els, [town.noord], { title });
    const [headings, newest, older] = await lines(viktor.publishing.exportPosts({ query: { search: "Markt" } }));
    expect(headings).toBe(
      '"Titel","Soort","Tekst","Thema","Buurten","Hoort bij","Begint","Eindigt","Laatste datum","Plaats","Komen","Plaatsen","Laatste dag om zich kandidaat te stellen","Gepubliceerd","Bereikt","Gezien","Geopend","Knop gevolgd","Waarderingen","Reacties","Stemmen","Beoordeling","Keren gemeld","Talen","Auteur"',
    );
    expect(newest).toMatch(/^"Lamp op de Markt;'=1\+1","Bericht",/);
    expect(older).toMatch(/^"Bank op de Markt","Bericht",/);
    expect(older).toContain(`"${town.noord.name}"`);
    expect(await lines(viktor.publishing.exportPosts({ query: { search: "nergens" } }))).toHaveLength(1);
  });

  test("with the moment of saving and no figures for concepts", async () => {
    const { els } = town.people;
    await els.publishing.createPost({ body: { ...aMessage([town.noord]), title: "Nog een idee" } });
    const [headings, concept] = await lines(els.publishing.exportPosts({ query: { state: "concept" } }));
    expect(headings).toContain('"Opgeslagen","Talen"');
    expect(concept).toContain("Nog een idee");
  });

  test("not without the licence for the module", async () => {
    await expect(town.people.wout.publishing.exportPosts()).refuses("no_module_access");
  });
});

test("residents waiting for confirmation, as a file for the city only, without house numbers", async () => {
  const { mona, bram } = town.people;
  const { items } = await mona.residents.listWaitingResidents();
  const [headings, ...rows] = await lines(mona.residents.exportWaitingResidents());
  expect(headings).toBe('"Naam","Straat","Buurt","Geregistreerd op","Huisgenoot: woont hier niet"');
  expect(rows).toHaveLength(items.length);
  expect(rows[0]).toContain(`"${items[0]?.name}"`);
  await expect(bram.residents.exportWaitingResidents()).refuses("not_allowed");
});

describe("the provider's lists as files", () => {
  test("accounts with the same search", async () => {
    const [headings, ...rows] = await lines(town.people.stijn.platform.exportAccounts({ query: { search: "els" } }));
    expect(headings).toMatch(/^"E-mail","Naam"|^"E-mail","Name"/);
    const { items } = await town.people.stijn.platform.listAccounts({ query: { search: "els" } });
    expect(rows).toHaveLength(items.length);
    await expect(town.people.ada.platform.exportAccounts()).refuses("system_only");
  });

  test("organisations with their licences", async () => {
    const { stijn } = town.people;
    const rows = await lines(stijn.platform.exportOrganisations({ query: { kind: "city" } }));
    const { items } = await stijn.platform.listOrganisations({ query: { kind: "city" } });
    expect(rows).toHaveLength(items.length + 1);
    expect(rows.join()).toContain("Premium");
    await expect(town.people.ada.platform.exportOrganisations()).refuses("system_only");
  });
});

test("every list can also be exported as a workbook", async () => {
  const { ada, els, mona, stijn } = town.people;
  const query = { format: "xlsx" } as const;
  const files = [
    ada.accounts.exportMembers({ query }),
    ada.accounts.exportInvitations({ query }),
    ada.audit.exportEntries({ query }),
    els.publishing.exportPosts({ query }),
    mona.residents.exportWaitingResidents({ query }),
    stijn.platform.exportAccounts({ query }),
    stijn.platform.exportOrganisations({ query }),
    stijn.platform.exportLog({ query }),
  ];
  for (const file of await Promise.all(files)) expect((await file.text()).slice(0, 2)).toBe("PK");
});
