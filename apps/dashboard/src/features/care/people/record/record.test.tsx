// @vitest-environment jsdom

import { fakeServer, fill, idOf, type Replies } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { EditMemberScreen } from "../screens/edit-member-screen.tsx";
import { PersonScreen } from "../screens/person-screen.tsx";
import { aHit, aPerson } from "../testing/people.ts";

afterEach(() => vi.unstubAllGlobals());

const none = { status: "none" as const, since: null, until: null, endedAt: null };
async function open(replies: Replies["care"] = {}, { Screen = PersonScreen, at = "" } = {}) {
  const asked = fakeServer({
    care: {
      getPerson: aPerson(),
      listTags: { items: [] },
      listMerges: { items: [] },
      listMemberTickets: { items: [], next: null, found: 0 },
      searchNotes: { items: [], next: null },
      findAccountLink: none,
      ...replies,
    },
  });
  const session = inCare("editor");
  const path = `/care/members/$personId${at}`;
  await showScreen(Screen, { path, at: `/care/members/${idOf(70)}${at}`, session });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}
const act = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name: "More actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};

test("a picture is saved as soon as it is chosen, and shown beside the name", async () => {
  const picture = "/api/files/gent/abc";
  const of = await open({ setPersonPicture: aPerson({ picture }) });
  await act("Add a photo");
  const dialog = await screen.findByRole("dialog", { name: "Photo of Lies Peeters" });
  await userEvent.upload(within(dialog).getByLabelText(/Choose a photo/), new File(["x"], "lies.png"));
  await expectToast("Photo saved.");
  expect(of("setPersonPicture")).toHaveLength(1);
});

test("a picture is removed after a confirmation that names the person", async () => {
  const of = await open({ getPerson: aPerson({ picture: "/api/files/gent/abc" }), deletePersonPicture: aPerson() });
  await act("Change the photo");
  await userEvent.click(await screen.findByRole("button", { name: "Remove the photo" }));
  const sure = await screen.findByRole("dialog", { name: "Remove the photo of Lies Peeters?" });
  await userEvent.click(within(sure).getByRole("button", { name: "Remove the photo" }));
  await expectToast("Photo removed.");
  expect(of("deletePersonPicture")).toHaveLength(1);
});

test("a link to an account is requested by email address or phone number, and the response does not reveal whether there is one", async () => {
  const asked = {
    ...none,
    status: "asked" as const,
    since: "2026-05-12T08:00:00.000Z",
    until: "2026-06-11T08:00:00.000Z",
  };
  const of = await open({ askAccountLink: asked });
  const field = await screen.findByRole("textbox", { name: /^Email address or phone number of the account/ });
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  expect(of("askAccountLink")).toEqual([]);
  await userEvent.type(field, "lies@thuis.example");
  await userEvent.click(screen.getByRole("button", { name: "Ask" }));
  await expectToast(/^Request sent. We will tell you if they agree/);
  expect(of("askAccountLink")[0]?.body).toEqual({ personId: idOf(70), reach: "lies@thuis.example" });
});

test("a link shows since when it exists, and is ended after a confirmation", async () => {
  const linked = { status: "linked" as const, since: "2026-05-12T08:00:00.000Z", until: null, endedAt: null };
  const of = await open({ findAccountLink: linked, endAccountLink: none });
  expect(await screen.findByText(/^With an account, since/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "End the link" }));
  const sure = await screen.findByRole("dialog", { name: "End the link with Lies Peeters?" });
  await userEvent.click(within(sure).getByRole("button", { name: "End the link" }));
  await expectToast("Link ended.");
  expect(of("endAccountLink")).toHaveLength(1);
});

test("after a link has ended, its last day is shown above the form for a new one, but not who ended it", async () => {
  await open({ findAccountLink: { ...none, endedAt: "2026-05-12T08:00:00.000Z" } });
  expect(await screen.findByText(/^The last link ended on/)).toBeVisible();
});

test("data from the linked account cannot be changed here", async () => {
  await open({ getPerson: aPerson({ isLinked: true }) }, { Screen: EditMemberScreen, at: "/edit" });
  for (const name of [/First name/, /Last name/, /Email/])
    expect(await screen.findByRole("textbox", { name })).toBeDisabled();
  expect(screen.getByRole("textbox", { name: /Phone/ })).toBeEnabled();
});

test("the household names who shares what; who is taken out gives up the number, which is said first", async () => {
  const rosa = { id: idOf(75), name: "Rosa Peeters", isMember: true, isHelper: false, shares: ["phone" as const] };
  const of = await open({ getPerson: aPerson({ household: [rosa] }), leaveHousehold: aPerson() });
  expect(await screen.findByRole("link", { name: "Rosa Peeters" })).toBeVisible();
  expect(screen.getByText("same phone number")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Take out of the household" }));
  const sure = await screen.findByRole("dialog", { name: "Take Lies Peeters out of the household?" });
  expect(within(sure).getByText(/The shared phone number stays with the others/)).toBeVisible();
  await userEvent.click(within(sure).getByRole("button", { name: "Take out of the household" }));
  await expectToast("Lies Peeters is no longer linked with this household.");
  expect(of("leaveHousehold")[0]?.params).toEqual({ personId: idOf(70) });
});

test("somebody is linked as one household from the record", async () => {
  const rosa = aHit({ id: idOf(75), name: "Rosa Peeters" });
  const of = await open({ findPeople: { items: [rosa] }, linkHousehold: aPerson() });
  await fill(await screen.findByRole("combobox", { name: "Someone of the same household" }), "Rosa");
  await userEvent.click(await screen.findByRole("option", { name: /Rosa Peeters/ }));
  await userEvent.click(screen.getByRole("button", { name: "Link" }));
  await expectToast("Lies Peeters and Rosa Peeters are linked as one household.");
  expect(of("linkHousehold")[0]?.body).toEqual({ otherId: idOf(75) });
});
