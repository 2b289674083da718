// @vitest-environment jsdom

import { fakeServer, fill, idOf, type Replies, refusal } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { aHit, aPerson } from "../../people/testing/people.ts";
import { inCare } from "../../testing/people.ts";
import { aTicket } from "../testing/samples.ts";
import { FastTicketScreen, NewTicketScreen } from "./new-ticket-screen.tsx";

afterEach(() => vi.unstubAllGlobals());

const lies = aHit();
const screens = { create: NewTicketScreen, fast: FastTicketScreen };
const routes = { create: "createTicket", fast: "createFastTicket" } as const;
const empty = { items: [] };
const els = { id: inCare().account.id, name: "Els Claes", isCommunityWorker: false, functionId: null, unsolved: 0 };

async function open(kind: keyof typeof screens, replies: Replies["care"] = {}, search = "") {
  const created = aTicket({ state: "open" });
  const asked = fakeServer({
    care: {
      listCategories: empty,
      listConcierges: { items: [els] },
      queryMembers: empty,
      findPeople: empty,
      findSamePerson: empty,
      findCareAddresses: empty,
      getPerson: aPerson(),
      listMemberTickets: { items: [], next: null, found: 0 },
      createTicket: created,
      createFastTicket: created,
      ...replies,
    },
    neighbourhoods: {},
  });
  const path = kind === "create" ? "/care/tickets/new" : "/care/tickets/fast";
  await showScreen(screens[kind], { path, at: path + search, session: inCare() });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}

const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const picker = () => screen.findByRole("combobox", { name: "Person helped" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("somebody who is not there yet", () => {
  test.each([
    ["Rosa Van den Berg", { firstName: "Rosa", lastName: "Van den Berg" }, "Phone"],
    ["Rosa", { firstName: "Rosa", lastName: "" }, "Last name"],
    ["0470 12 34 56", { phone: "0470 12 34 56" }, "First name"],
    ["rosa@example.org", { email: "rosa@example.org" }, "First name"],
  ])("%s, typed to find them, is carried over, and typing goes on in the next field", async (typed, carried, next) => {
    const of = await open("create");
    await userEvent.type(await picker(), typed);
    await press("New person");
    await waitFor(() => expect(field(next)).toHaveFocus());
    for (const [name, value] of Object.entries({ "First name": "Rosa", Phone: "0470123456" }))
      if ((field(name) as HTMLInputElement).value === "") await fill(field(name), value);
    await fill(field("What is needed"), "Shopping");
    await press("Save");
    await waitFor(() => expect(of("createTicket")).toHaveLength(1));
    expect(of("createTicket")[0]?.body).toMatchObject({ memberId: null, newMember: carried });
  });

  test("the address is in the same form, as typed or chosen, and one that is not known says so at the field", async () => {
    const hit = { id: idOf(40), label: "Muidelaan 1, 9000 Gent", longitude: 3.7, latitude: 51 };
    const of = await open("create", {
      findCareAddresses: { items: [hit] },
      createTicket: () => Promise.reject(refusal("invalid_input", { address: "addressUnknown" })),
    });
    await userEvent.type(await picker(), "Rosa Maes");
    await press("New person");
    await fill(field("Phone"), "0470123456");
    await fill(field("What is needed"), "Shopping");
    const address = screen.getByRole("combobox", { name: /^Address/ });
    await fill(address, "Muidelaan");
    await press("Save");
    expect(await screen.findByText(/could not be identified/)).toBeVisible();
    expect(of("createTicket").at(-1)?.body).toMatchObject({
      newMember: { address: { by: "text", text: "Muidelaan" } },
    });
    await userEvent.click(address);
    await userEvent.click(await screen.findByRole("option", { name: hit.label }));
    await press("Save");
    await waitFor(() => expect(of("createTicket")).toHaveLength(2));
    expect(of("createTicket")[1]?.body).toMatchObject({ newMember: { address: { by: "list", addressId: hit.id } } });
  });

  test("a wrong number is reported at its field", async () => {
    await open("create", {
      createTicket: () => Promise.reject(refusal("invalid_input", { "newMember.phone": "phoneFormat" })),
    });
    await userEvent.type(await picker(), "Rosa Maes");
    await press("New person");
    await fill(field("Phone"), "12");
    await fill(field("What is needed"), "Shopping");
    await press("Save");
    await waitFor(() => expect(field("Phone")).toHaveAttribute("aria-invalid", "true"));
    expect(field("Phone")).toHaveFocus();
  });
});

describe.each(["create", "fast"] as const)("somebody who is there already, in %s", (kind) => {
  const finish = async () => {
    await fill(field("What is needed"), "Shopping");
    if (kind === "fast") await fill(field("Outcome"), "Explained");
    await press("Save");
  };

  test("is shown while their number is typed, and used with one press", async () => {
    const of = await open(kind, { findSamePerson: { items: [lies] } });
    await userEvent.type(await picker(), "Lise Peters");
    await press("New person");
    await fill(field("Phone"), "0470 12 34 56");
    const doubles = (await screen.findByText("Is it one of these people?")).closest("[role=note]") as HTMLElement;
    expect(doubles).toHaveTextContent("Lies Peeters, Muide");
    await userEvent.click(within(doubles).getByRole("button", { name: "Use this one" }));
    await waitFor(async () => expect(await picker()).toHaveValue("Lies Peeters"));
    await finish();
    await waitFor(() => expect(of(routes[kind])).toHaveLength(1));
    expect(of(routes[kind])[0]?.body).toMatchObject({ memberId: lies.id, newMember: null });
  });

  test("is shown by name as well, once both names are typed", async () => {
    const of = await open(kind, { findPeople: { items: [lies] } });
    await userEvent.type(await picker(), "Lies Peeters");
    await press("New person");
    expect(await screen.findByText("Is it one of these people?")).toBeVisible();
    expect(of("findPeople").at(-1)?.query.get("search")).toBe("Lies Peeters");
  });

  test("is offered where saving is refused for their number", async () => {
    const of = await open(kind, {
      findSamePerson: { items: [lies] },
      [routes[kind]]: () => Promise.reject(refusal("person_exists")),
    });
    await userEvent.type(await picker(), "Lise Peters");
    await press("New person");
    await fill(field("Phone"), "0470 12 34 56");
    await finish();
    const refused = (await screen.findByText("Is it the same person?")).closest("[role=note]");
    expect(screen.queryByText("Is it one of these people?")).toBeNull();
    expect(document.activeElement).toContainElement(refused as HTMLElement);
    await userEvent.click(within(refused as HTMLElement).getByRole("button", { name: "Use this one" }));
    await waitFor(async () => expect(await picker()).toHaveValue("Lies Peeters"));
    expect(of(routes[kind])).toHaveLength(1);
  });

  test("lives with the caller: both have the number, and the form is sent again", async () => {
    let sent = 0;
    const of = await open(kind, {
      findSamePerson: { items: [lies] },
      [routes[kind]]: () => {
        sent += 1;
        return sent === 1 ? Promise.reject(refusal("person_exists")) : Promise.resolve(aTicket({ state: "open" }));
      },
    });
    await userEvent.type(await picker(), "Jan Peeters");
    await press("New person");
    await fill(field("Phone"), "0470 12 34 56");
    await finish();
    await userEvent.click(await screen.findByRole("button", { name: "Same household" }));
    await waitFor(() => expect(of(routes[kind])).toHaveLength(2));
    expect(of(routes[kind])[1]?.body).toMatchObject({ newMember: { firstName: "Jan", householdWith: [lies.id] } });
  });

  test("their unsolved tickets are mentioned as soon as they are chosen, with links", async () => {
    const earlier = aTicket({ id: idOf(33), number: 33, title: "Broken tap", state: "looking" });
    const of = await open(kind, {
      queryMembers: { items: [lies] },
      listMemberTickets: { items: [earlier], next: null, found: 1 },
    });
    await userEvent.type(await picker(), "Lies");
    await userEvent.click(await screen.findByRole("option", { name: /Lies Peeters/ }));
    expect(await screen.findByText("Lies Peeters already has an unsolved ticket")).toBeVisible();
    const link = screen.getByRole("link", { name: "#33 Broken tap" });
    expect(link).toHaveAttribute("href", expect.stringContaining(earlier.id));
    expect(of("listMemberTickets").at(-1)?.query.get("personId")).toBe(lies.id);
  });

  test("from their record, their unsolved tickets are mentioned at once", async () => {
    const earlier = aTicket({ number: 33, title: "Broken tap", state: "planned" });
    const items = [earlier, aTicket({ id: idOf(34), number: 34, state: "open" })];
    await open(kind, { listMemberTickets: { items, next: null, found: 2 } }, `?member=${lies.id}&name=Lies+Peeters`);
    expect(await screen.findByText("Lies Peeters already has 2 unsolved tickets")).toBeVisible();
  });
});

test("a new ticket is its maker's, and can be left to nobody", async () => {
  const of = await open("create", {}, `?member=${lies.id}&name=Lies+Peeters`);
  const coordinator = await screen.findByRole("combobox", { name: "Coordinator" });
  await waitFor(() => expect(coordinator).toHaveValue("Els Claes"));
  await fill(field("What is needed"), "Shopping");
  await press("Save");
  await waitFor(() => expect(of("createTicket")).toHaveLength(1));
  expect(of("createTicket")[0]?.body).toMatchObject({ memberId: lies.id, assigneeId: inCare().account.id });
});
