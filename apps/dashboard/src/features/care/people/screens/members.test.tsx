// @vitest-environment jsdom

import { fakeServer, fill, idOf, type Replies, refusal } from "@stoep/client/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { aHit, aMemberRow, aPerson } from "../testing/people.ts";
import { CareReadingsScreen } from "./care-readings-screen.tsx";
import { MembersScreen } from "./members-screen.tsx";
import { NewMemberScreen } from "./new-member-screen.tsx";
import { PersonScreen } from "./person-screen.tsx";
import { ReadingLogScreen } from "./reading-log-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

type Level = "viewer" | "editor" | "admin";
const server = (replies: Replies["care"]) => {
  const asked = fakeServer({
    care: {
      listTags: { items: [] },
      findCareAddresses: { items: [] },
      searchNotes: { items: [], next: null },
      ...replies,
    },
  });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
};

async function openList(replies: Replies["care"] = {}, at = "/care/members", level: Level = "editor") {
  const of = server({
    listMembers: { items: [aMemberRow()], next: null, found: 1 },
    summariseMembers: { members: 3, active: 1, new: 1, inactive: 1, suspended: 1, doubles: 0 },
    ...replies,
  });
  await showScreen(MembersScreen, { path: "/care/members", at, session: inCare(level) });
  return of;
}

test("each member is shown with what must not be overlooked, where they live and how active they are", async () => {
  const of = await openList();
  const row = (await screen.findByText("Lies Peeters")).closest("tr") as HTMLElement;
  for (const text of ["Hard of hearing", "Muide", "Active"]) expect(row).toHaveTextContent(text);
  expect(row).not.toHaveTextContent("0470 12 34 56");
  expect(of("listMembers").at(-1)?.query.get("contact")).toBe("no");
  expect(within(row).getByRole("link")).toHaveAttribute("href", expect.stringContaining(`/care/members/${idOf(70)}`));
});

test("phone and e-mail are shown where the list is asked for them, which viewers cannot", async () => {
  const of = await openList({}, "/care/members?contact=shown");
  expect((await screen.findByText("Lies Peeters")).closest("tr")).toHaveTextContent("0470 12 34 56");
  expect(of("listMembers").at(-1)?.query.get("contact")).toBe("yes");
  cleanup();
  await openList({}, "/care/members?contact=shown", "viewer");
  await screen.findByText("Lies Peeters");
  expect(screen.queryByRole("columnheader", { name: "Contact" })).toBeNull();
});

test("the access log of care has who, what, of whom and by which filter; one person’s name leads to their record", async () => {
  const at = "2026-05-12T09:00:00.000Z";
  const reader = { accountId: idOf(90), name: "Wout Peeters" };
  const lies = { id: idOf(70), name: "Lies Peeters" };
  const row = { at, reader, module: "care" as const, named: [lies], list: null };
  const of = server({
    listCareReadings: {
      items: [
        { ...row, id: idOf(72), what: "list", list: "helpers", people: 50, filters: ["search", "tag"] },
        { ...row, id: idOf(73), what: "file", people: 1, filters: [] },
        { ...row, id: idOf(74), what: "import", people: 7, named: [], filters: [] },
      ],
      next: null,
    },
  });
  await showScreen(CareReadingsScreen, { path: "/care/readings", at: "/care/readings", session: inCare("admin") });
  const list = await screen.findByRole("row", { name: /Lies Peeters and 49\smore/ });
  for (const text of ["Wout Peeters", "Viewed a list with contact details", "Helpers · Filtered by: words, tag"])
    expect(list).toHaveTextContent(text);
  expect(screen.getByText(/^7\speople$/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Lies Peeters" })).toHaveAttribute(
    "href",
    expect.stringContaining(`/care/members/${idOf(70)}`),
  );
  await userEvent.click(screen.getByRole("combobox", { name: "Reader" }));
  await userEvent.click(await screen.findByRole("option", { name: "Wout Peeters" }));
  await waitFor(() => expect(of("listCareReadings").at(-1)?.query.get("accountId")).toBe(idOf(90)));
});

test("filters and order are in the address", async () => {
  const of = await openList({}, "/care/members?search=peet&level=new&suspended=shown&sort=tickets&direction=desc");
  await screen.findByText("Lies Peeters");
  expect(Object.fromEntries(of("listMembers").at(-1)?.query ?? [])).toMatchObject({
    globalFilter: "peet",
    levelsFilter: "new",
    excludeSuspended: "no",
    orderBy: "-tickets",
  });
});

test("an empty list offers to add the first member, but not to viewers", async () => {
  const empty = { listMembers: { items: [], next: null, found: 0 } };
  await openList(empty, "/care/members", "viewer");
  expect(await screen.findByText("No people helped yet")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Add person" })).toBeNull();
});

async function openNew(replies: Replies["care"]) {
  const of = server(replies);
  await showScreen(NewMemberScreen, { path: "/care/members/new", session: inCare() });
  await userEvent.type(await screen.findByRole("textbox", { name: "First name" }), "Lies");
  return of;
}
const add = () => userEvent.click(screen.getByRole("button", { name: "Add person" }));

test("a name and a phone number are enough; the language defaults to that of the screen", async () => {
  const of = await openNew({ createMember: () => aPerson(), getPerson: aPerson() });
  await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "0470 12 34 56");
  await add();
  await expectToast("Lies added.");
  expect(of("createMember")[0]?.body).toMatchObject({
    firstName: "Lies",
    phone: "0470 12 34 56",
    languages: ["en"],
    language: "en",
    address: null,
  });
});

test("without a phone number or email address nothing is sent", async () => {
  const of = await openNew({});
  await add();
  expect(screen.getByRole("textbox", { name: "Email" })).toBeInvalid();
  expect(of("createMember")).toEqual([]);
});

test("an existing person is named, and can be opened or used instead", async () => {
  const helper = aHit({ isMember: false, isHelper: true });
  const of = await openNew({
    createMember: () => {
      throw refusal("person_exists");
    },
    findSamePerson: { items: [helper] },
    makeMember: () => aPerson(),
  });
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "lies@care.example");
  await add();
  expect(await screen.findByText("Lies Peeters, Muide")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open Lies Peeters" })).toBeVisible();
  expect(Object.fromEntries(of("findSamePerson")[0]?.query ?? [])).toEqual({ email: "lies@care.example" });
  await userEvent.click(screen.getByRole("button", { name: "Use this one" }));
  await expectToast("Lies Peeters is now also a person helped.");
  expect(of("makeMember")[0]?.params).toEqual({ personId: helper.id });
});

test("somebody of the same household gets a record with the same number, linked by a colleague", async () => {
  const rosa = aHit({ id: idOf(75), name: "Rosa Peeters" });
  let sent = 0;
  const of = await openNew({
    createMember: () => {
      sent += 1;
      if (sent === 1) throw refusal("person_exists");
      return aPerson();
    },
    findSamePerson: { items: [rosa] },
  });
  await fill(screen.getByRole("textbox", { name: "Phone" }), "0470 12 34 56");
  await add();
  expect(await screen.findByText("Rosa Peeters, Muide")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Same household" }));
  await waitFor(() => expect(of("createMember")).toHaveLength(2));
  const bodies = of("createMember").map(({ body }) => (body as { householdWith?: string[] }).householdWith);
  expect(bodies).toEqual([undefined, [idOf(75)]]);
});

test("somebody with this number is shown while it is typed, and can be used instead", async () => {
  const helper = aHit({ isMember: false, isHelper: true });
  const of = await openNew({ findSamePerson: { items: [helper] }, makeMember: () => aPerson() });
  await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "0470 12 34 56");
  expect(await screen.findByText("Is it one of these people?")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Use this one" }));
  await expectToast("Lies Peeters is now also a person helped.");
  expect(of("makeMember")[0]?.params).toEqual({ personId: helper.id });
  expect(of("createMember")).toEqual([]);
});

async function openPerson(person = aPerson(), replies: Replies["care"] = {}) {
  const of = server({ getPerson: person, ...replies });
  const at = `/care/members/${person.id}`;
  await showScreen(PersonScreen, { path: "/care/members/$personId", at, session: inCare("admin") });
  await screen.findByRole("heading", { level: 1, name: person.name });
  return of;
}
const act = async (name: string) => {
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: new RegExp(`^${name}`) }));
};

test("the record shows the key remark first, and what is missing", async () => {
  await openPerson();
  expect(screen.getByText("Hard of hearing")).toBeVisible();
  expect(screen.getByText("Still missing: photo, bank account")).toBeInTheDocument();
});

test("suspending asks for the reason", async () => {
  const of = await openPerson(aPerson(), { suspendMember: () => aPerson() });
  await act("Suspend");
  const dialog = await screen.findByRole("dialog", { name: "Suspend Lies Peeters?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
  expect(of("suspendMember")).toEqual([]);
  await userEvent.type(within(dialog).getByRole("textbox", { name: "Reason" }), "Moved");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
  await expectToast("Lies Peeters suspended.");
  expect(of("suspendMember")[0]?.body).toEqual({ isSuspended: true, because: "Moved" });
});

test("deleting asks for confirmation by name, and says what is deleted and what stays", async () => {
  const of = await openPerson(aPerson(), { deletePerson: () => ({ done: true as const }) });
  await act("Delete");
  const dialog = await screen.findByRole("dialog", { name: "Delete Lies Peeters?" });
  expect(dialog).toHaveTextContent("statistics stay the same");
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await expectToast("Lies Peeters deleted.");
  expect(of("deletePerson")).toHaveLength(1);
});

test("private data is masked until an administrator asks for it", async () => {
  const person = aPerson({ sealed: ["gender", "iban"] });
  const of = await openPerson(person, {
    showPrivate: () => ({ gender: "female" as const, birthOn: null, iban: "BE71096123456769", swift: "" }),
  });
  expect(screen.getByText("IBAN: ••••••")).toBeVisible();
  expect(of("showPrivate")).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText("IBAN: BE71 0961 2345 6769")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(screen.queryByText("IBAN: BE71 0961 2345 6769")).toBeNull();
});

test("the access log shows who did what, of which list and filters, by kind, and can be printed", async () => {
  const at = "2026-05-12T09:00:00.000Z";
  const alone = {
    id: idOf(72),
    at,
    reader: "Wout Peeters",
    what: "private" as const,
    people: 1,
    list: null,
    filters: [],
  };
  const filters = ["search" as const, "neighbourhood" as const];
  const file = {
    ...alone,
    id: idOf(76),
    reader: "Chaima",
    what: "export" as const,
    people: 12,
    list: "members" as const,
  };
  const of = server({
    getPerson: aPerson(),
    listReadings: { items: [{ ...file, filters }, alone], next: null },
  });
  await showScreen(ReadingLogScreen, {
    path: "/care/members/$personId/readings",
    at: `/care/members/${idOf(70)}/readings`,
    session: inCare("admin"),
  });
  const row = (await screen.findByText("Wout Peeters")).closest("tr") as HTMLElement;
  expect(row).toHaveTextContent("Saw private data");
  const saved = screen.getByText("Chaima").closest("tr") as HTMLElement;
  expect(saved).toHaveTextContent("Exported a list");
  expect(saved).toHaveTextContent("People helped · Filtered by: words, neighbourhood");
  expect(saved).toHaveTextContent("12 people");
  await userEvent.click(screen.getByRole("combobox", { name: "What" }));
  await userEvent.click(await screen.findByRole("option", { name: "Exported a list" }));
  await waitFor(() => expect(of("listReadings").at(-1)?.query?.get("what")).toBe("export"));
});

test("tags are put on several members at once", async () => {
  const of = await openList({
    listTags: { items: [{ id: idOf(73), name: "Wheelchair", description: "", colour: "blue" as const, people: 0 }] },
    tagPeople: () => ({ done: true as const }),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: /Lies Peeters/ }));
  await userEvent.click(screen.getByRole("button", { name: "Tags" }));
  const dialog = await screen.findByRole("dialog", { name: /^Tags of 1\sperson$/ });
  await userEvent.click(within(dialog).getByLabelText("Add these tags", { selector: "input" }));
  await userEvent.click(await screen.findByRole("option", { name: "Wheelchair" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
  await expectToast("Tags saved.");
  expect(of("tagPeople")[0]?.body).toEqual({ personIds: [idOf(70)], add: [idOf(73)], remove: [] });
});
