// @vitest-environment jsdom

import { fakeServer, fill, idOf, type Replies, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../../../app/testing/expect-toast.ts";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { aPerson } from "../../people/testing/people.ts";
import { inCare } from "../../testing/people.ts";
import { aTicket } from "../../tickets/testing/samples.ts";
import { FindHelper } from "./find-helper.tsx";
import type { Candidate, Match, Ticket } from "./words.ts";

afterEach(() => vi.unstubAllGlobals());

const at = "2026-05-12T08:00:00.000Z";
const lookingFor = (change: Partial<Ticket> = {}) =>
  aTicket({
    state: "looking",
    helper: null,
    steps: [{ to: "waiting", verdict: true, tells: ["helper", "member"] }],
    ...change,
  });
const jef: Match = {
  id: idOf(72),
  name: "Jef Maes",
  picture: null,
  kind: "neighbour",
  isProfessional: false,
  neighbourhoodId: idOf(5),
  categoryIds: [],
  transport: "car",
  hasEmail: true,
  hasPhone: true,
  hasMobile: true,
  usualChannel: "mail",
  distanceKm: 1.2,
  reasons: [
    { code: "distance", points: 24, amount: 1.2 },
    { code: "duo", points: 16, amount: 2 },
    { code: "no-language", points: -25 },
    { code: "turn", points: -15, amount: 12, usual: 8.5 },
    { code: "load", points: -3, amount: 1 },
  ],
};
const an: Match = {
  ...jef,
  id: idOf(73),
  name: "An Claes",
  kind: "company",
  hasEmail: false,
  usualChannel: "text",
  reasons: [],
};
const aCandidate = (change: Partial<Candidate> = {}): Candidate => ({
  id: idOf(80),
  helper: { id: idOf(74), name: "Wim Bos", picture: null },
  state: "sent",
  channel: "phone",
  delivery: null,
  askedAt: at,
  expiresAt: null,
  answeredAt: null,
  heldBack: null,
  offeredAt: null,
  cancelledAt: null,
  answer: "",
  expiredChecks: [],
  ...change,
});

async function open(replies: Replies["care"] = {}, ticket = lookingFor()) {
  const asked = fakeServer({
    care: {
      listMatches: { items: [jef, an], total: 2, isRanked: true, leftOut: [] },
      previewAsk: { messages: [], toCall: [] },
      listCandidates: { items: [] },
      listCategories: { items: [] },
      ...replies,
    },
    // jsdom cannot draw maps.
    neighbourhoods: { readAreas: () => new Promise(() => {}), readStreetNames: new Blob(["[]"]) },
  });
  await showScreen(() => <FindHelper ticket={ticket} />, { session: inCare() });
  return (route: string) => asked.filter((one) => one.route === `care.${route}`);
}
const pick = async (name: string) => userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const confirmed = async (name: string, act: string) => {
  const dialog = await screen.findByRole("dialog", { name });
  await userEvent.click(within(dialog).getByRole("button", { name: act }));
  return dialog;
};

test("proposed helpers are in the server's order, each with a link to their record and the reasons in words", async () => {
  await open();
  const list = await screen.findByRole("list", { name: "Suggested helpers" });
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Jef Maes", "An Claes"]);
  expect(links[0]).toHaveAttribute("href", expect.stringContaining(`/care/helpers/${jef.id}`));
  const why = within(screen.getByRole("list", { name: "About Jef Maes for this ticket" })).getAllByRole("listitem");
  const said = [
    "1.2 km away",
    "Helped this person 2 times",
    "Does not speak the language of the person helped",
    "12 tasks in a year; usual at this distance: 8.5",
    "1 task in the last 90 days",
  ];
  expect(why).toHaveLength(said.length);
  for (const [index, text] of said.entries()) expect(why[index]).toHaveTextContent(text);
});

test("several helpers are asked at once, after a confirmation that says how many and whom", async () => {
  const of = await open({ askHelpers: { items: [] } });
  await pick("Jef Maes");
  await pick("An Claes");
  await press("Ask by phone");
  const dialog = await screen.findByRole("dialog", { name: "Ask 2\u00a0helpers by phone?" });
  await fill(within(dialog).getByRole("textbox", { name: "Line for helpers" }), "Groceries");
  await confirmed("Ask 2\u00a0helpers by phone?", "Ask by phone");
  expect(dialog).toHaveTextContent("Jef Maes and An Claes");
  await expectToast("2 helpers are now under “Asked for this ticket”.");
  expect(of("askHelpers")[0]?.body).toEqual({ helperIds: [jef.id, an.id], channel: "phone", helperLine: "Groceries" });
  expect(screen.getByRole("checkbox", { name: "Select Jef Maes" })).not.toBeChecked();
});

test("the dialog proposes the kind of help, shows what is sent word for word, and says what gives someone away", async () => {
  const messages = [
    {
      channel: "text" as const,
      language: "nl" as const,
      names: ["Jef Maes"],
      subject: "",
      text: "Kun je helpen? Boodschappen",
    },
  ];
  const category = { id: idOf(60), name: "Groceries", icon: "shopping" as const };
  const of = await open(
    { previewAsk: { messages, toCall: [] } },
    lookingFor({ title: "Rosa, Muidelaan 12", category }),
  );
  await pick("Jef Maes");
  await press("Ask by text message");
  const dialog = await screen.findByRole("dialog", { name: "Ask 1\u00a0helper by text message?" });
  expect(await within(dialog).findByText("Kun je helpen? Boodschappen")).toBeVisible();
  expect(dialog).not.toHaveTextContent("Muidelaan");
  const line = within(dialog).getByRole("textbox", { name: "Line for helpers" });
  expect(line).toHaveValue("Groceries");
  await userEvent.clear(line);
  await fill(line, "Groceries for Rosa, Muidelaan 12");
  expect(await within(dialog).findByText(/seems to give someone away: Muidelaan 12, Rosa\./)).toBeVisible();
  await vi.waitFor(() =>
    expect(of("previewAsk").at(-1)?.body).toMatchObject({ helperLine: "Groceries for Rosa, Muidelaan 12" }),
  );
  await userEvent.clear(line);
  await userEvent.click(within(dialog).getByRole("button", { name: "Ask by text message" }));
  expect(of("askHelpers")).toEqual([]);
});

test("a way that reaches none of the selected helpers is disabled, and says so; one whom it misses does not stop the others", async () => {
  await open();
  await pick("An Claes");
  const button = screen.getByRole("button", { name: "Ask by email" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await userEvent.hover(button);
  expect(await screen.findByText("No email address: An Claes")).toBeVisible();
  await userEvent.click(button);
  expect(screen.queryByRole("dialog")).toBeNull();
  await pick("Jef Maes");
  expect(button).not.toHaveAttribute("aria-disabled");
});

test("each is asked their usual way, and the dialog says who is called", async () => {
  const of = await open({
    getPerson: aPerson({ id: an.id }),
    askHelpers: { items: [] },
    previewAsk: { messages: [], toCall: [{ id: an.id, name: an.name }] },
  });
  expect(await screen.findByText(/Company · .* · usually by text message/)).toBeVisible();
  await pick("Jef Maes");
  await press("Ask each their usual way");
  const dialog = await screen.findByRole("dialog", { name: "Ask 1\u00a0helper?" });
  await fill(within(dialog).getByRole("textbox", { name: "Line for helpers" }), "Groceries");
  expect(await within(dialog).findByText("You call, and then enter the answer of: An Claes.")).toBeVisible();
  expect(await within(dialog).findByRole("link", { name: /0470 12 34 56/ })).toHaveAttribute(
    "href",
    "tel:+32470123456",
  );
  await userEvent.click(within(dialog).getByRole("button", { name: "Ask each their usual way" }));
  await vi.waitFor(() => expect(of("askHelpers")[0]?.body).toMatchObject({ channel: "usual" }));
});

test("choosing a helper directly asks for confirmation with both names, and sends the status that the ticket had", async () => {
  const of = await open({ matchTicket: lookingFor({ state: "waiting" }) });
  await screen.findByText("Jef Maes");
  await press("Choose Jef Maes directly");
  await confirmed("Choose Jef Maes to help Rosa Peeters?", "Choose Jef Maes");
  await expectToast("Helper chosen.");
  expect(of("matchTicket")[0]?.body).toEqual({ from: "looking", helperId: jef.id });
});

test("a helper who has enough tasks is chosen only with a reason", async () => {
  const of = await open({
    matchTicket: ({ body }: { body?: { override?: string } }) => {
      if (!body?.override) throw refusal("helper_full");
      return lookingFor({ state: "waiting" });
    },
  });
  await screen.findByText("Jef Maes");
  await press("Choose Jef Maes directly");
  const dialog = await screen.findByRole("dialog", { name: "Choose Jef Maes to help Rosa Peeters?" });
  const send = () => userEvent.click(within(dialog).getByRole("button", { name: "Choose Jef Maes" }));
  await send();
  expect(await within(dialog).findByText(/already has as many tasks that month/)).toBeVisible();
  await send();
  expect(await within(dialog).findByText("Choose one.")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("radio", { name: "Jef Maes agreed when asked" }));
  await send();
  await expectToast("Helper chosen.");
  expect(of("matchTicket").at(-1)?.body).toEqual({ from: "looking", helperId: jef.id, override: "agreed" });
});

test("a yes that was held back says why", async () => {
  await open({ listCandidates: { items: [aCandidate({ state: "interested", heldBack: "full" })] } });
  expect(await screen.findByText(/Said yes, but already has as many tasks that month/)).toBeVisible();
});

test("a step that the user may not take is disabled, with the reason", async () => {
  await open({}, lookingFor({ steps: [{ to: "waiting", verdict: "licence_expired", tells: [] }] }));
  const button = await screen.findByRole("button", { name: "Choose Jef Maes directly" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: "Ask by phone" })).toHaveAttribute("aria-disabled", "true");
});

test("without suggestions in the licence, helpers are listed by name, and a line says so", async () => {
  await open({ listMatches: { items: [an], total: 1, isRanked: false, leftOut: [] } });
  expect(await screen.findByText(/Your licence has no suggestions/)).toBeVisible();
  expect(
    screen.getByText("Company · Area unknown or outside the network · usually by text message · 1.2 km away"),
  ).toBeVisible();
});

test("without the member's address the screen says that it is needed, with a link to the member's record", async () => {
  await open({
    listMatches: () => {
      throw refusal("invalid_input", { address: "addressNeeded" });
    },
  });
  expect(await screen.findByText("The address of the person helped is needed")).toBeVisible();
  const link = screen.getByRole("link", { name: "Open the record of Rosa Peeters" });
  expect(link).toHaveAttribute("href", expect.stringContaining(`/care/members/${idOf(71)}`));
});

test("helpers whom something keeps from it come last, marked, cannot be asked, and are chosen only with a reason", async () => {
  const eva = { id: idOf(79), name: "Eva Dam" };
  const leftOut = [
    { ...eva, obstacles: ["check-expired" as const, "absent" as const], checks: ["Criminal record extract"] },
    { id: idOf(78), name: "Ivo Pot", obstacles: ["full" as const], checks: [] },
  ];
  const of = await open({
    listMatches: { items: [jef], total: 1, isRanked: true, leftOut },
    matchTicket: ({ body }: { body?: { override?: string } }) => {
      if (!body?.override) throw refusal("helper_check_expired");
      return lookingFor({ state: "waiting" });
    },
  });
  const list = await screen.findByRole("list", { name: "Not suggested" });
  const [first, second] = within(list).getAllByRole("listitem");
  // Without an appointment they are judged by today.
  expect(first).toHaveTextContent("Expired: Criminal record extract · absent today");
  expect(second).toHaveTextContent("enough tasks this month");
  expect(within(list).getByRole("link", { name: "Eva Dam" })).toHaveAttribute(
    "href",
    expect.stringContaining(`/care/helpers/${eva.id}`),
  );
  expect(screen.queryByRole("checkbox", { name: "Select Eva Dam" })).toBeNull();
  await press("Choose Eva Dam anyway");
  const dialog = await screen.findByRole("dialog", { name: "Choose Eva Dam to help Rosa Peeters?" });
  for (const said of [/check or certificate of this helper has expired/, /absent on that day/])
    expect(within(dialog).getByText(said)).toBeVisible();
  const send = () => userEvent.click(within(dialog).getByRole("button", { name: "Choose Eva Dam" }));
  await send();
  expect(await within(dialog).findByText("Choose one.")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("radio", { name: "It cannot wait" }));
  await send();
  await expectToast("Helper chosen.");
  expect(of("matchTicket").at(-1)?.body).toEqual({ from: "looking", helperId: eva.id, override: "urgent" });
});

test("without helpers to propose the screen says so, and has no buttons to ask", async () => {
  await open({ listMatches: { items: [], total: 0, isRanked: true, leftOut: [] } });
  expect(await screen.findByText("No helpers to suggest")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Ask by phone" })).toBeNull();
});

test("the server searches for the words that are typed", async () => {
  const of = await open();
  await userEvent.type(await screen.findByRole("searchbox"), "paint");
  await vi.waitFor(() => expect(of("listMatches").at(-1)?.query.get("searchTerm")).toBe("paint"));
});

test("a list that could not be loaded can be loaded again", async () => {
  let isDown = true;
  await open({
    listMatches: () => {
      if (isDown) throw refusal("unavailable");
      return { items: [jef], total: 1, isRanked: true, leftOut: [] };
    },
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText("Jef Maes")).toBeVisible();
});

test("helpers who were asked are shown with their state and answer; those who are interested can be chosen", async () => {
  const said = { state: "interested", channel: "mail", answeredAt: at, answer: "On Friday" } as const;
  await open({
    listCandidates: {
      items: [
        aCandidate(said),
        aCandidate({ id: idOf(81), helper: { id: idOf(75), name: "Lea Pot", picture: null }, state: "not-interested" }),
      ],
    },
  });
  const list = await screen.findByRole("list", { name: "Asked for this ticket" });
  const [wim, lea] = within(list).getAllByRole("listitem");
  for (const text of ["Wim Bos", "Interested", "“On Friday”", "By email"]) expect(wim).toHaveTextContent(text);
  expect(within(list).getByRole("button", { name: "Choose Wim Bos directly" })).toBeVisible();
  expect(lea).toHaveTextContent("Not interested");
  expect(within(lea as HTMLElement).queryByRole("button")).toBeNull();
});

test("an answer by phone is entered; another time requires words", async () => {
  const of = await open({ listCandidates: { items: [aCandidate()] }, enterAnswer: { items: [] } });
  await userEvent.click(await screen.findByRole("button", { name: "Enter the answer of Wim Bos" }));
  const dialog = await screen.findByRole("dialog", { name: "Enter the answer of Wim Bos" });
  await userEvent.click(within(dialog).getByRole("radio", { name: "Another time" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Save answer" }));
  expect(of("enterAnswer")).toEqual([]);
  await userEvent.type(within(dialog).getByRole("textbox", { name: "In their words" }), "Next week");
  await userEvent.click(within(dialog).getByRole("button", { name: "Save answer" }));
  await expectToast("Answer saved.");
  expect(of("enterAnswer")[0]?.params).toMatchObject({ candidateId: idOf(80) });
  expect(of("enterAnswer")[0]?.body).toEqual({ answer: "another-time", text: "Next week" });
});

test("a question that may not have arrived says so, and goes again", async () => {
  const lost = { outcome: "unknown" as const, can: { sendAgain: true as const } };
  const onItsWay = { outcome: "queued" as const, can: { sendAgain: "already_sent" as const } };
  const of = await open({
    listCandidates: { items: [aCandidate({ channel: "mail", delivery: lost })] },
    askAgain: { items: [aCandidate({ channel: "mail", delivery: onItsWay })] },
  });
  const row = (await screen.findByText("Possibly not delivered")).closest("li") as HTMLElement;
  expect(row).toHaveTextContent("Waiting for an answer");
  await userEvent.click(within(row).getByRole("button", { name: "Send again to Wim Bos" }));
  await expectToast("On its way again.");
  expect(of("askAgain")[0]?.params).toMatchObject({ candidateId: idOf(80) });
});

test("what cannot be sent again says why", async () => {
  const gone = { outcome: "failed" as const, can: { sendAgain: "words_not_kept" as const } };
  const of = await open({ listCandidates: { items: [aCandidate({ channel: "mail", delivery: gone })] } });
  const again = await screen.findByRole("button", { name: "Send again to Wim Bos" });
  await userEvent.click(again);
  expect(again).toHaveAttribute("aria-disabled", "true");
  expect(of("askAgain")).toEqual([]);
});

test("once the ticket has a helper no one is proposed any more, and those who were asked stay listed", async () => {
  const of = await open(
    { listCandidates: { items: [aCandidate({ state: "confirmed" })] } },
    lookingFor({ state: "waiting", steps: [] }),
  );
  const list = await screen.findByRole("list", { name: "Asked for this ticket" });
  expect(list).toHaveTextContent("Confirmed");
  expect(within(list).queryByRole("button")).toBeNull();
  expect(of("listMatches")).toEqual([]);
});

test("viewers see none of it, and nothing is requested", async () => {
  const of = await open({}, lookingFor({ can: { ...lookingFor().can, write: "level_too_low" } }));
  expect(screen.queryByRole("heading", { name: "Find a helper" })).toBeNull();
  expect(of("listMatches")).toEqual([]);
  expect(of("listCandidates")).toEqual([]);
});
