// @vitest-environment jsdom

import { fakeServer, idOf, type Replies, refusal } from "@stoep/client/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { aFile, aRow, beaId } from "../testing/samples.ts";
import { EditHelperScreen, HelperScreen, HelpersScreen, NewHelperScreen } from "./index.ts";

afterEach(() => vi.unstubAllGlobals());

type Care = NonNullable<Replies["care"]>;
type Level = "viewer" | "editor" | "admin";

const beside: Care = {
  listCategories: { items: [] },
  listTags: { items: [] },
  listFunctions: { items: [] },
  listHelperRegions: { items: [] },
  findCareAddresses: { items: [] },
  searchNotes: { items: [], next: null },
  listHelped: {
    items: [
      { member: { id: idOf(50), name: "Rosa Claes" }, solved: 3, lastAt: "2026-05-01T09:00:00.000Z", isDurable: true },
    ],
  },
  listEntries: { items: [], next: null, months: [] },
};
function serve(replies: Care) {
  const asked = fakeServer({
    care: { ...beside, ...replies },
    // jsdom cannot draw maps.
    neighbourhoods: { readAreas: () => new Promise(() => {}), getTileConfig: { tiles: null, currency: "EUR" } },
  });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}

describe("the list of helpers", () => {
  const open = async (replies: Care, level: Level = "editor", at = "/care/helpers") => {
    const of = serve(replies);
    const shown = await showScreen(HelpersScreen, { path: "/care/helpers", at, session: inCare(level) });
    return { ...shown, of };
  };

  test("shows each helper with status, what they help with and where they live; suspended ones are marked", async () => {
    const rows = [aRow(), aRow({ id: idOf(301), name: "Cor Adams", isSuspended: true })];
    await open({ listHelpers: { items: rows, next: null, found: 2 } });
    const row = (await screen.findByText("Bea De Smet")).closest("tr") as HTMLElement;
    expect(row).toHaveTextContent("Accepted");
    expect(row).toHaveTextContent("Transport");
    expect(row).toHaveTextContent("Muide");
    expect((await screen.findByText("Cor Adams")).closest("tr")).toHaveTextContent("Suspended");
  });

  test("has phone and e-mail where it is asked for them", async () => {
    const contact = { email: "bea@helpt.example", phone: "+32470123456", phoneText: "0470 12 34 56" };
    const replies: Care = { listHelpers: { items: [aRow({ contact })], next: null, found: 1 } };
    const { of } = await open(replies, "editor", "/care/helpers?contact=yes");
    const row = (await screen.findByText("Bea De Smet")).closest("tr") as HTMLElement;
    expect(row).toHaveTextContent("0470 12 34 56 · bea@helpt.example");
    expect(of("listHelpers").at(-1)?.query.get("contact")).toBe("yes");
  });

  test("tags are put on several helpers at once; viewers cannot select any", async () => {
    const replies: Care = {
      listHelpers: { items: [aRow()], next: null, found: 1 },
      listTags: { items: [{ id: idOf(73), name: "Wheelchair", description: "", colour: "blue" as const, people: 0 }] },
      tagPeople: () => ({ done: true as const }),
    };
    const { of } = await open(replies);
    await userEvent.click(await screen.findByRole("checkbox", { name: /Bea De Smet/ }));
    await userEvent.click(screen.getByRole("button", { name: "Tags" }));
    const dialog = await screen.findByRole("dialog", { name: /^Tags of 1\sperson$/ });
    await userEvent.click(within(dialog).getByLabelText("Add these tags", { selector: "input" }));
    await userEvent.click(await screen.findByRole("option", { name: "Wheelchair" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await expectToast("Tags saved.");
    expect(of("tagPeople")[0]?.body).toEqual({ personIds: [beaId], add: [idOf(73)], remove: [] });
    cleanup();
    await open(replies, "viewer");
    await screen.findByText("Bea De Smet");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("the filters in the address are sent to the server", async () => {
    const address = "/care/helpers?status=pending&transport=car&suspended=yes&order=-helped";
    const { of } = await open({ listHelpers: { items: [], next: null, found: 0 } }, "editor", address);
    expect(await screen.findByText("No helpers match these filters")).toBeVisible();
    const query = of("listHelpers")[0]?.query;
    expect(query?.getAll("statuses")).toEqual(["pending"]);
    expect(query?.getAll("transports")).toEqual(["car"]);
    expect(query?.get("excludeSuspended")).toBe("no");
    expect(query?.get("orderBy")).toBe("-helped");
  });

  test("without helpers the list explains what helpers are, and viewers cannot add one", async () => {
    await open({ listHelpers: { items: [], next: null, found: 0 } }, "viewer");
    expect(await screen.findByText("No helpers yet")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Add helper" })).toBeNull();
  });
});

describe("adding a helper", () => {
  const open = async (replies: Care) => {
    const of = serve(replies);
    const shown = await showScreen(NewHelperScreen, { path: "/care/helpers/new", session: inCare() });
    await userEvent.type(await screen.findByRole("textbox", { name: "First name" }), "Bea");
    return { ...shown, of };
  };
  const save = () => userEvent.click(screen.getByRole("button", { name: "Save helper" }));

  test("requires a phone number or an email address before anything is sent", async () => {
    const { of } = await open({});
    await save();
    expect(await screen.findByText("Enter a phone number or an email address.")).toBeVisible();
    expect(of("createHelper")).toEqual([]);
  });

  test("sends the person and their help together, with the parts of the week that were ticked", async () => {
    const { of, address } = await open({ createHelper: () => aFile() });
    await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "0470 12 34 56");
    await userEvent.click(screen.getByRole("checkbox", { name: "Monday, Morning" }));
    await save();
    await expectToast("Helper added.");
    expect(of("createHelper")[0]?.body).toMatchObject({
      kind: "neighbour",
      firstName: "Bea",
      phone: "0470 12 34 56",
      address: null,
      available: ["mon-morning"],
      monthlyCap: null,
    });
    await waitFor(() => expect(address()).toBe(`/care/helpers/${beaId}`));
  });

  const rosa = {
    id: idOf(50),
    name: "Rosa Claes",
    detail: "Muide",
    isMember: true,
    isHelper: false,
    isSuspended: false,
  };

  test("shows the person who has this number, who can be used instead of a second record", async () => {
    const { of } = await open({
      createHelper: () => {
        throw refusal("person_exists");
      },
      findSamePerson: { items: [rosa] },
      makeHelper: () => aFile(),
    });
    await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "0470 12 34 56");
    await save();
    expect(await screen.findByText("Rosa Claes, Muide")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Use this one" }));
    await expectToast("Helper added.");
    expect(of("makeHelper")[0]?.params).toEqual({ personId: idOf(50) });
  });

  test("or linked as one household, each with a record of their own", async () => {
    let sent = 0;
    const { of } = await open({
      createHelper: () => {
        sent += 1;
        if (sent === 1) throw refusal("person_exists");
        return aFile();
      },
      findSamePerson: { items: [rosa] },
    });
    await userEvent.type(screen.getByRole("textbox", { name: "Phone" }), "0470 12 34 56");
    await save();
    await userEvent.click(await screen.findByRole("button", { name: "Same household" }));
    await expectToast("Helper added.");
    expect(of("createHelper")[1]?.body).toMatchObject({ householdWith: [idOf(50)] });
  });
});

test("a person with the name of a new helper is shown while it is typed, and made a helper with one press", async () => {
  const found = { isMember: true, isHelper: false, isSuspended: false };
  const rosa = { id: idOf(50), name: "Rosa Claes", detail: "Muide", ...found };
  const of = serve({ findPeople: { items: [rosa] }, makeHelper: () => aFile() });
  await showScreen(NewHelperScreen, { path: "/care/helpers/new", session: inCare() });
  await userEvent.type(await screen.findByRole("textbox", { name: "First name" }), "Rosa");
  await userEvent.type(screen.getByRole("textbox", { name: "Last name" }), "Claes");
  expect(await screen.findByText("Is it one of these people?")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Use this one" }));
  await expectToast("Helper added.");
  expect(of("makeHelper")[0]?.params).toEqual({ personId: idOf(50) });
  expect(of("createHelper")).toEqual([]);
});

describe("a helper’s record", () => {
  const open = async (file = aFile(), replies: Care = {}, level: Level = "editor") => {
    const of = serve({ getHelper: file, ...replies });
    await showScreen(HelperScreen, {
      path: "/care/helpers/$personId",
      at: `/care/helpers/${beaId}`,
      session: inCare(level),
    });
    await screen.findByRole("heading", { level: 1, name: "Bea De Smet" });
    return of;
  };

  test("shows what must not be overlooked, when they are available, expired certificates, and whom they helped", async () => {
    await open();
    expect(await screen.findByText("Allergic to cats")).toBeVisible();
    expect(await screen.findByRole("img", { name: "Monday, Morning" })).toBeVisible();
    expect(await screen.findByText("Expired")).toBeVisible();
    expect(await screen.findByText("1 of at most 4")).toBeInTheDocument();
    expect(await screen.findByText("Regular pair")).toBeVisible();
  });

  test("shows how many tickets they had in each month", async () => {
    await open(aFile());
    for (const line of ["May 2026: 1 ticket", "February 2026: 4 tickets"])
      expect(await screen.findByText(line)).toBeVisible();
  });

  test("accepts a helper to assess after a confirmation by name", async () => {
    const of = await open(aFile({ status: "pending" }), { setHelperStatus: () => aFile() });
    await userEvent.click(screen.getByRole("button", { name: "Accept" }));
    const dialog = await screen.findByRole("dialog", { name: "Accept Bea De Smet as a helper?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Accept" }));
    await expectToast("Status changed.");
    expect(of("setHelperStatus")[0]?.body).toEqual({ status: "accepted" });
  });

  test("asks for the reason before declining", async () => {
    const of = await open(aFile(), { setHelperStatus: () => aFile({ status: "declined" }) });
    await userEvent.click(screen.getByRole("button", { name: "More actions" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Decline" }));
    const dialog = await screen.findByRole("dialog", { name: "Decline Bea De Smet as a helper?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }));
    expect(of("setHelperStatus")).toEqual([]);
    await userEvent.type(within(dialog).getByRole("textbox", { name: "Reason" }), "No time");
    await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }));
    await expectToast("Status changed.");
    expect(of("setHelperStatus")[0]?.body).toEqual({ status: "declined", because: "No time" });
  });

  test("hides contact details, absences, certificates, hours and acts from viewers", async () => {
    const can = {
      edit: "level_too_low",
      delete: "level_too_low",
      seePrivate: "level_too_low",
      readLog: "level_too_low",
    } as const;
    const seen = aFile({ absences: null, certificates: null }, { contact: null, address: null, keyRemark: null, can });
    await open(seen, {}, "viewer");
    expect(screen.queryByText("0470 12 34 56")).toBeNull();
    for (const name of ["Certificates and checks", "Hours"]) expect(screen.queryByRole("heading", { name })).toBeNull();
    expect(screen.queryByRole("button", { name: "More actions" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  });
});

test("an edit keeps what the form does not show, and an address that was not changed", async () => {
  const of = serve({ getHelper: aFile(), editHelper: () => aFile() });
  const at = `/care/helpers/${beaId}/edit`;
  await showScreen(EditHelperScreen, { path: "/care/helpers/$personId/edit", at, session: inCare() });
  await userEvent.type(await screen.findByRole("textbox", { name: "Skills" }), ", paints");
  await userEvent.click(screen.getByRole("button", { name: "Save helper" }));
  await expectToast("Helper saved.");
  expect(of("editHelper")[0]?.body).toMatchObject({
    version: 4,
    address: { by: "same" },
    leadSource: "ad",
    leadExplanation: "Poster",
    skills: "Driving licence, paints",
  });
});
