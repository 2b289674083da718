/** Organisations of the installation, their first owners and licences. */
import { beforeAll, describe, expect, test } from "vitest";
import { createProject } from "../../../testing/projects.ts";
import { nextTown, type Town } from "../../../testing/town.ts";

let town: Town;
let stijn: Town["people"]["stijn"];
beforeAll(async () => {
  town = await nextTown();
  stijn = town.people.stijn;
});

const body = (name: string, email = "eva@werk.example") => ({
  name,
  kind: "city" as const,
  networkId: town.networks.naburg.id,
  owner: { email, language: "fr" as const },
});
const create = (name: string, email?: string) => stijn.platform.createOrganisation({ body: body(name, email) });

describe("an organisation", () => {
  test("is made with an invitation to its first owner, in their language", async () => {
    const made = await create("Gemeente Moerbeke");
    await town.runDue();
    expect(made).toMatchObject({
      name: "Gemeente Moerbeke",
      network: { slug: "naburg" },
      members: 0,
      owners: [],
      invitations: [{ email: "eva@werk.example", isExpired: false }],
      licences: [],
    });
    const [mail] = town.mails("eva@werk.example");
    expect(mail?.subject).toContain("Gemeente Moerbeke");
    const token = /claim\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const info = await town.guest.accounts.getClaimInfo({ query: { token } });
    expect(info).toMatchObject({ email: "eva@werk.example", organisation: "Gemeente Moerbeke", type: "owner" });
    const { items } = await stijn.platform.listLog({ query: { organisationId: made.id } });
    expect(items.map(({ action }) => action).sort()).toEqual(["accounts.invite", "platform.createOrganisation"]);
    expect(items[0]?.organisation).toEqual({ id: made.id, name: "Gemeente Moerbeke" });
  });

  test("needs a unique name in its network; otherwise nothing is left of it, not even a mail", async () => {
    await create("Stad Lokeren", "een@werk.example");
    const again = create("Stad Lokeren", "twee@werk.example");
    await expect(again).refuses("invalid_input", { name: "nameTaken" });
    await town.runDue();
    expect(town.mails("twee@werk.example")).toEqual([]);
    const other = await create("Stad Elders");
    await expect(
      stijn.platform.editOrganisation({
        params: { organisationId: other.id },
        body: { name: "Stad Lokeren", kind: "city" },
      }),
    ).refuses("invalid_input", { name: "nameTaken" });
  });

  test("is renamed, and its own log says who did so and the old name", async () => {
    const { id } = await create("Fanfare");
    const params = { organisationId: id };
    await stijn.platform.editOrganisation({ params, body: { name: "Harmonie", kind: "association" } });
    const { items } = await stijn.platform.listLog({ query: { ...params, action: "platform.editOrganisation" } });
    expect(items[0]).toMatchObject({ old: { name: "Fanfare", kind: "city" }, new: { name: "Harmonie" } });
  });

  test("gets another owner by mail, but no one who is already a member", async () => {
    const params = { organisationId: town.organisations.company };
    await stijn.platform.inviteOwner({ params, body: { email: "nieuw@werk.example", language: "nl" } });
    await town.runDue();
    expect(town.mails("nieuw@werk.example")).toHaveLength(1);
    await expect(
      stijn.platform.inviteOwner({ params, body: { email: town.people.bram.email, language: "nl" } }),
    ).refuses("invalid_input", { email: "alreadyMember" });
  });

  test("is found by name, kind and network, page by page", async () => {
    for (let n = 0; n < 55; n++) await create(`Straat ${String(n).padStart(2, "0")}`, `s${n}@werk.example`);
    const query = { search: "straat", networkId: town.networks.naburg.id, kind: "city" as const };
    const first = await stijn.platform.listOrganisations({ query });
    const second = await stijn.platform.listOrganisations({ query: { ...query, cursor: first.next ?? "" } });
    expect([first.items.length, second.items.length, second.next]).toEqual([50, 5, null]);
    expect(new Set([...first.items, ...second.items].map(({ name }) => name)).size).toBe(55);
    await expect(stijn.platform.listOrganisations({ query: { cursor: "x" } })).refuses("invalid_input");
    const { items } = await stijn.platform.listOrganisations({ query: { search: "Toneelkring" } });
    expect(items[0]).toMatchObject({ members: 1, licences: { network: "expired", care: "none" } });
  });
});

const nowhere = "019a0000-0000-7000-8000-000000000000";

describe("licences", () => {
  const now = () => town.clock.now().toISOString();
  const grant = (more: object, organisationId = town.organisations.withoutLicence) =>
    stijn.platform.grantLicence({
      params: { organisationId },
      body: { module: "network", level: "premium", from: now(), until: null, scope: null, ...more },
    });

  test("a new one takes effect on the next request, and both logs have it", async () => {
    const { nina } = town.people;
    await expect(nina.publishing.listPosts()).refuses("no_licence");
    const granted = await grant({});
    expect(granted).toMatchObject({ module: "network", level: "premium", state: "premium", scope: null });
    await nina.publishing.listPosts();
    await expect(grant({})).refuses("already_exists");
    const { items } = await nina.audit.listEntries({ query: { action: "licences.grant" } });
    expect(items[0]).toMatchObject({ actor: { name: "Stijn Peeters" }, new: { module: "network", level: "premium" } });

    await stijn.platform.setLicenceEnd({ params: { licenceId: granted.id }, body: { until: town.in({ minutes: 5 }) } });
    await town.pass({ minutes: 6 });
    const [ended] = (await nina.licences.listLicences()).items;
    expect(ended?.state).toBe("expired");
    await stijn.platform.setLicenceEnd({ params: { licenceId: granted.id }, body: { until: null } });
    expect((await nina.licences.listLicences()).items[0]).toMatchObject({ state: "premium", until: null });
    const log = await nina.audit.listEntries({ query: { action: "licences.changeEnd" } });
    expect(log.items.map((one) => one.new?.until)).toEqual([null, expect.any(String)]);
  });

  test("owners are told 60, 30 and 7 days before the current end, whatever it was before", async () => {
    const { nina } = town.people;
    const { id } = await grant({ module: "care", until: town.in({ days: 65 }) });
    const setEnd = (until: string) => stijn.platform.setLicenceEnd({ params: { licenceId: id }, body: { until } });
    const told = () => town.mails(nina.email).filter(({ subject }) => subject.includes("voor Zorg ")).length;
    await town.pass({ days: 6 });
    expect(told()).toBe(1);
    // Later: notices about the old end are sent again for the new one, when due.
    await setEnd(town.in({ days: 90 }));
    await town.pass({ days: 29 });
    expect(told()).toBe(1);
    await town.pass({ days: 2 });
    expect(told()).toBe(2);
    // Earlier, into the last week: only the nearest notice is sent, not those that were missed.
    await setEnd(town.in({ days: 5 }));
    await town.pass({ hours: 2 });
    expect(told()).toBe(3);
    expect(town.mails(nina.email).at(-1)?.text).toContain("Nog 5 dagen");
    await town.pass({ days: 4 });
    expect(told()).toBe(3);
  });

  test("a one-off names neighbourhoods of its own network, and an end", async () => {
    const oneoff = { level: "oneoff", until: town.in({ days: 30 }) };
    const scope = { kind: "neighbourhoods", neighbourhoodIds: [town.noord.id] };
    const granted = await grant({ ...oneoff, scope }, town.organisations.closed);
    expect(granted).toMatchObject({
      level: "oneoff",
      scope: { kind: "neighbourhoods", neighbourhoods: [{ name: "Noord" }] },
    });
    const elsewhere = { kind: "neighbourhoods", neighbourhoodIds: [town.elsewhere.id] };
    await expect(grant({ ...oneoff, scope: elsewhere }, town.organisations.careOnly)).refuses("invalid_input", {
      "scope.neighbourhoodIds": "neighbourhoodUnknown",
    });
  });

  test.each([
    [{ until: "2020-01-01T00:00:00.000Z" }, { until: "untilNotAfterFrom" }],
    [{ level: "oneoff" }, { until: "momentRequired", scope: "scopeRequired" }],
    [{ scope: { kind: "thing", thing: { kind: "project", id: nowhere } } }, { scope: "invalid" }],
    [
      {
        level: "oneoff",
        until: "2030-01-01T00:00:00.000Z",
        module: "care",
        scope: { kind: "neighbourhoods", neighbourhoodIds: [nowhere] },
      },
      { scope: "invalid" },
    ],
  ])("%j is not accepted", async (wrong, fields) => {
    await expect(grant(wrong, town.organisations.careOnly)).refuses("invalid_input", fields as Record<string, string>);
  });

  test("a one-off names a thing of the organisation, which is found by its name", async () => {
    const { people, organisations, noord } = town;
    const plein = await createProject(people.pim, [noord], { title: "Het Lindeplein" });
    const park = await createProject(people.pim, [noord], { title: "Het stadspark" });
    const found = async (search: string, organisationId = organisations.city) => {
      const query = { kind: "project", search };
      return (await stijn.platform.listLicensable({ params: { organisationId }, query })).items;
    };
    expect(await found("linde")).toEqual([{ id: plein.id, name: "Het Lindeplein" }]);
    expect(await found("linde", organisations.company)).toEqual([]);
    const grantOf = (id: string, more: object = {}, organisationId = organisations.city) => {
      const scope = { kind: "thing", thing: { kind: "project", id, ...more } };
      return grant({ module: "participation", level: "oneoff", until: town.in({ days: 9 }), scope }, organisationId);
    };
    const thing = { kind: "project", id: plein.id, name: "Het Lindeplein", isGone: false };
    expect((await grantOf(plein.id)).scope).toEqual({ kind: "thing", thing });
    // From the same moment, for another one: that is another licence.
    await grantOf(park.id);
    await expect(grantOf(plein.id)).refuses("already_exists");
    const { items } = await people.ada.audit.listEntries({ query: { action: "licences.grant" } });
    expect(items.map((one) => one.new?.thing)).toEqual(["Het stadspark", "Het Lindeplein"]);
    await people.pim.participation.deleteProject({ params: { projectId: plein.id } });
    const { licences } = await stijn.platform.getOrganisation({ params: { organisationId: organisations.city } });
    const names = licences.flatMap(({ scope }) =>
      scope?.kind === "thing" ? [[scope.thing.name, scope.thing.isGone]] : [],
    );
    expect(names.toSorted()).toEqual([
      ["", true],
      ["Het stadspark", false],
    ]);
    expect(await found("")).toEqual([{ id: park.id, name: "Het stadspark" }]);
  });

  test("a one-off refuses what does not exist, is another organisation's, or is of a kind of no licence of the module", async () => {
    const { people, organisations, noord } = town;
    const { id } = await createProject(people.pim, [noord]);
    const grantOf = (thing: object, module: string, organisationId: string) =>
      grant({ module, level: "oneoff", until: town.in({ days: 9 }), scope: { kind: "thing", thing } }, organisationId);
    const unknown = { "scope.thing.id": "thingUnknown" };
    for (const [thing, organisationId] of [
      [{ kind: "project", id: nowhere }, organisations.city],
      [{ kind: "project", id }, organisations.company],
      [{ kind: "survey", id }, organisations.city],
    ] as const)
      await expect(grantOf(thing, "participation", organisationId)).refuses("invalid_input", unknown);
    await expect(grantOf({ kind: "project", id }, "care", organisations.city)).refuses("invalid_input", unknown);
    const query = { kind: "ticket" };
    await expect(stijn.platform.listLicensable({ params: { organisationId: organisations.city }, query })).refuses(
      "invalid_input",
      { kind: "invalid" },
    );
    await expect(
      stijn.platform.listLicensable({ params: { organisationId: nowhere }, query: { kind: "project" } }),
    ).refuses("not_found");
    await expect(people.ada.platform.listLicensable({ params: { organisationId: organisations.city }, query })).refuses(
      "system_only",
    );
  });

  test("one that has not begun is deleted when it is ended; one that has begun cannot end before it began", async () => {
    const later = await grant({ module: "care", from: town.in({ days: 10 }) });
    await stijn.platform.setLicenceEnd({ params: { licenceId: later.id }, body: { until: now() } });
    const { licences } = await stijn.platform.getOrganisation({
      params: { organisationId: town.organisations.withoutLicence },
    });
    expect(licences.map(({ id }) => id)).not.toContain(later.id);
    const begun = await grant({ module: "participation" });
    await expect(
      stijn.platform.setLicenceEnd({ params: { licenceId: begun.id }, body: { until: "2020-01-01T00:00:00.000Z" } }),
    ).refuses("invalid_input", { until: "untilNotAfterFrom" });
  });
});
