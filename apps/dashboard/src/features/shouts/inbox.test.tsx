// @vitest-environment jsdom
import { fill, idOf, type Replies, refusal } from "@stoep/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { expectToast } from "../../app/testing/expect-toast.ts";
import { aMembership, aSession } from "../../app/testing/people.ts";
import { closeToasts, showScreen } from "../../app/testing/show-screen.tsx";
import type { Row } from "./parts/words.ts";
import { InboxScreen } from "./screens/inbox-screen.tsx";
import { aNote, anInbox, aRow, aShout, counters, els, viktor } from "./testing/samples.ts";

afterEach(() => {
  closeToasts();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const rows = [aRow(1), aRow(2, { status: "in-progress", assignee: viktor }), aRow(3, { status: "done" })];

async function open(at = "/shouts", replies: Replies["shouts"] = {}, listed: Row[] = rows) {
  const asked = anInbox(listed, replies);
  const shown = await showScreen(InboxScreen, { path: "/shouts", at });
  await screen.findByRole("heading", { level: 1, name: "Residents’ messages" });
  return { ...shown, of: (route: string) => asked.filter((one) => one.route === `shouts.${route}`) };
}

const list = () => screen.findByRole("navigation", { name: "Residents’ messages" });
const choose = async (label: string, option: RegExp | string) => {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

test("a message opens beside the list, which keeps its focus and selection", async () => {
  const { address } = await open();
  const links = within(await list()).getAllByRole("link");
  expect(links).toHaveLength(2);
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Loose tile 2" }));
  const [first] = links;
  await userEvent.click(first as HTMLElement);
  expect(await screen.findByText("Tile 1 wobbles since Monday.")).toBeVisible();
  expect(screen.getByText(/Dirk P\. · Voorhavenlaan · Muide/)).toBeVisible();
  expect(address()).toBe(`/shouts?shout=${idOf(101)}`);
  expect(first).toHaveFocus();
  expect(screen.getByRole("checkbox", { name: "Select Loose tile 2" })).toBeChecked();
});

test("categories and statuses show their counts; a choice is in the address and sent to the server", async () => {
  const { of, address } = await open();
  await list();
  expect(screen.getByRole("link", { name: /^Open/ })).toHaveTextContent("3");
  expect(screen.getByRole("link", { name: /^Done/ })).toHaveTextContent("4");
  await userEvent.click(await screen.findByRole("button", { name: "Problems 3" }));
  expect(address()).toBe("/shouts?category=alerts");
  await userEvent.click(screen.getByRole("link", { name: /^Done/ }));
  await waitFor(() => expect(address()).toBe("/shouts?category=alerts&status=done"));
  await choose("Assigned to", "No one");
  await waitFor(() =>
    expect(Object.fromEntries(of("listShouts").at(-1)?.query ?? [])).toMatchObject({
      category: "alerts",
      statuses: "done",
      assignee: "nobody",
      direction: "desc",
    }),
  );
  expect(await screen.findByText("3 messages found")).toBeVisible();
});

test("a partial count is shown as a minimum", async () => {
  await open("/shouts?search=lamp", {
    listShouts: { items: [aRow(1)], next: null, found: 20, isAtLeast: true },
  });
  expect(await screen.findByText("At least 20 messages found")).toBeVisible();
});

test("assigning confirms with the colleague's name, and sends who was shown as the assignee", async () => {
  const { of } = await open(`/shouts?shout=${idOf(102)}`, {
    getShout: aShout(2, { assignee: viktor, status: "in-progress" }),
    assignShouts: { outcomes: [{ verdict: true }] },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Assign" }));
  const dialog = await screen.findByRole("dialog", { name: "Assign “Loose tile 2”" });
  await userEvent.click(within(dialog).getByRole("combobox", { name: "Assigned to" }));
  await userEvent.click(await screen.findByRole("option", { name: "Els Peeters (you)" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Assign to Els Peeters" }));
  await waitFor(() =>
    expect(of("assignShouts")[0]?.body).toEqual({ ids: [idOf(102)], assigneeId: els.id, from: viktor.id }),
  );
  await expectToast("Assigned to Els Peeters.");
});

test("if a colleague was first, a toast says so and the current version is shown", async () => {
  let isTheirs = false;
  const { of } = await open(`/shouts?shout=${idOf(101)}`, {
    getShout: () => aShout(1, { assignee: isTheirs ? viktor : null }),
    assignShouts: () => {
      isTheirs = true;
      return { outcomes: [{ verdict: "changed_meanwhile" }] };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Assign" }));
  await userEvent.click(await screen.findByRole("button", { name: "Assign to Els Peeters" }));
  expect(of("assignShouts")).toHaveLength(1);
  await expectToast("A colleague or the author changed it first. You now see the latest version.");
  expect(await screen.findByText("Viktor Maes", { selector: "dd" })).toBeVisible();
});

test("marking as done asks for the outcome that the author reads, with a template to start from", async () => {
  const { of } = await open(`/shouts?shout=${idOf(101)}`, {
    setShoutStatus: { outcomes: [{ verdict: true }] },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Mark as done" }));
  const dialog = await screen.findByRole("dialog", { name: "Mark “Loose tile 1” as done?" });
  expect(within(dialog).getByText(/Dirk P\. and everyone who follows this message are notified/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as done" }));
  expect(within(dialog).getByText("Enter the outcome.")).toBeVisible();
  expect(of("setShoutStatus")).toHaveLength(0);
  await userEvent.click(within(dialog).getByRole("button", { name: "Use a template" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Thanks/ }));
  await fill(within(dialog).getByRole("textbox", { name: "Outcome" }), " It is fixed.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as done" }));
  await waitFor(() =>
    expect(of("setShoutStatus")[0]?.body).toEqual({
      ids: [idOf(101)],
      status: "done",
      outcome: "Thank you for telling us. It is fixed.",
    }),
  );
  await expectToast("Done.");
});

test("several messages are set in progress at once; those left unchanged are listed with the reason", async () => {
  const { of } = await open("/shouts", {
    setShoutStatus: {
      outcomes: [{ verdict: true }, { verdict: "changed_meanwhile" }],
    },
  });
  await list();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Select all/ }));
  await userEvent.click(screen.getByRole("button", { name: "Mark as in progress" }));
  const dialog = await screen.findByRole("dialog", { name: /Mark 2\smessages as in progress/ });
  expect(within(dialog).getByText("“Loose tile 1” and “Loose tile 2”")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Mark as in progress" }));
  const left = await screen.findByRole("dialog", { name: /1\sof\s2\smessages was not changed/ });
  expect(within(left).getByText("Loose tile 2")).toBeVisible();
  expect(within(left).getByText(/A colleague or the author changed it first/)).toBeVisible();
  expect(of("setShoutStatus")[0]?.body).toMatchObject({ ids: [idOf(101), idOf(102)], status: "in-progress" });
});

test("a message that is done goes back to in progress after a confirmation", async () => {
  const done = { status: "done" as const, outcome: "Fixed on Monday" };
  const can = { ...aShout(3).can, resume: true as const };
  const { of } = await open(`/shouts?status=done&shout=${idOf(103)}`, {
    getShout: aShout(3, { ...done, can }),
    setShoutStatus: { outcomes: [{ verdict: true }] },
  });
  expect(await screen.findByText("Fixed on Monday")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Mark as done" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Move back to in progress" }));
  const dialog = await screen.findByRole("dialog", { name: "Move “Loose tile 3” back to in progress?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Move back to in progress" }));
  await waitFor(() => expect(of("setShoutStatus")[0]?.body).toMatchObject({ status: "in-progress", outcome: "" }));
});

test("viewers see the buttons disabled, with the reason", async () => {
  const level = "level_too_low" as const;
  const can = {
    assign: level,
    start: level,
    finish: level,
    resume: level,
    reply: level,
    note: level,
    hide: level,
    delete: level,
    show: level,
  };
  await open(`/shouts?shout=${idOf(101)}`, { getShout: aShout(1, { can }) });
  const assign = await screen.findByRole("button", { name: "Assign" });
  expect(assign).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(assign);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an internal note mentions colleagues, and only one’s own notes can be deleted", async () => {
  const { of } = await open(`/shouts?shout=${idOf(101)}&tab=notes`, {
    getShout: aShout(1, { notes: [aNote(50, true), aNote(51, false)] }),
    noteShout: aNote(52, true),
  });
  expect(await screen.findByText("Mentioned: Viktor Maes")).toBeVisible();
  expect(screen.getAllByRole("button", { name: "Delete" })).toHaveLength(1);
  await fill(screen.getByRole("textbox", { name: "Write an internal note" }), "Ask the depot");
  await userEvent.click(screen.getByRole("combobox", { name: /Mention colleagues/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Viktor Maes" }));
  await userEvent.click(screen.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(of("noteShout")[0]?.body).toEqual({ text: "Ask the depot", mentionIds: [viktor.id] }));
});

test("an unfinished comment and note are kept while other messages are opened, until they are sent", async () => {
  const { of } = await open(`/shouts?shout=${idOf(101)}`, { noteShout: aNote(53, true) });
  const comment = () => screen.findByRole("textbox", { name: "Write a comment" });
  const note = () => screen.findByRole("textbox", { name: "Write an internal note" });
  const show = async (title: string) =>
    userEvent.click(within(await list()).getByRole("link", { name: new RegExp(`Loose tile ${title}`) }));
  const part = async (name: RegExp) => userEvent.click(await screen.findByRole("link", { name }));
  await fill(await comment(), "We come on Tues");
  await part(/^Internal notes/);
  await fill(await note(), "Ask the dep");
  await show("2");
  expect(await screen.findByText("Tile 2 wobbles since Monday.")).toBeVisible();
  expect(await comment()).toHaveValue("");
  await part(/^Internal notes/);
  expect(await note()).toHaveValue("");
  await show("1");
  expect(await screen.findByText("Tile 1 wobbles since Monday.")).toBeVisible();
  expect(await comment()).toHaveValue("We come on Tues");
  await part(/^Internal notes/);
  expect(await note()).toHaveValue("Ask the dep");
  await userEvent.click(screen.getByRole("button", { name: "Save note" }));
  await waitFor(() => expect(of("noteShout")).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Write an internal note" })).toHaveValue(""));
  expect(Object.keys(sessionStorage).filter((key) => key.includes(".note."))).toEqual([]);
});

test("a message that its author withdraws while it is open leaves nothing but what the member was writing", async () => {
  let isThere = true;
  const getShout = () => {
    if (!isThere) throw refusal("shout_withdrawn");
    return aShout(1);
  };
  await open(`/shouts?shout=${idOf(101)}`, { getShout });
  await fill(await screen.findByRole("textbox", { name: "Write a comment" }), "We come on Tuesday");
  isThere = false;
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByText("Withdrawn by the author")).toBeVisible();
  expect(screen.queryByText("Tile 1 wobbles since Monday.")).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Write a comment" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Assign" })).toBeNull();
  expect(screen.getByRole("textbox", { name: "What you were writing" })).toHaveValue("We come on Tuesday");
});

const openDialog = {
  "Mark as done": () => userEvent.click(screen.getByRole("button", { name: "Mark as done" })),
  "Hide message": async () => {
    await userEvent.click(screen.getByRole("button", { name: /^More actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Hide message" }));
  },
};

test.each(Object.entries(openDialog))(
  "what is typed in “%s” stays when the author withdraws the message",
  async (_, ask) => {
    let isThere = true;
    const getShout = () => {
      if (!isThere) throw refusal("shout_withdrawn");
      return aShout(1);
    };
    await open(`/shouts?shout=${idOf(101)}`, { getShout });
    await screen.findByText("Tile 1 wobbles since Monday.");
    await ask();
    await fill(within(await screen.findByRole("dialog")).getByRole("textbox"), "Fixed since Tuesday");
    isThere = false;
    act(() => void window.dispatchEvent(new Event("visibilitychange")));
    expect(await screen.findByText("Withdrawn by the author")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("textbox", { name: "What you were writing" })).toHaveValue("Fixed since Tuesday");
  },
);

test("an outcome that could not be stored, as the message was withdrawn, stays", async () => {
  let isThere = true;
  await open(`/shouts?shout=${idOf(101)}`, {
    getShout: () => {
      if (!isThere) throw refusal("shout_withdrawn");
      return aShout(1);
    },
    setShoutStatus: () => {
      isThere = false;
      return { outcomes: [{ verdict: "shout_withdrawn" }] };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Mark as done" }));
  const dialog = within(await screen.findByRole("dialog"));
  await fill(dialog.getByRole("textbox"), "Fixed since Tuesday");
  await userEvent.click(dialog.getByRole("button", { name: "Mark as done" }));
  expect(await screen.findByRole("textbox", { name: "What you were writing" })).toHaveValue("Fixed since Tuesday");
});

test("a reply starts from a template", async () => {
  await open(`/shouts?shout=${idOf(101)}`);
  const field = await screen.findByRole("textbox", { name: "Write a comment" });
  await userEvent.click(screen.getByRole("button", { name: "Use a template" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /^Thanks/ }));
  expect(field).toHaveValue("Thank you for telling us.");
});

test("the timeline leads to what the message became, at its place among what happened", async () => {
  const [moment] = aShout(1).timeline;
  if (!moment) throw new Error("a message begins by being written");
  const timeline = [moment, { ...moment, id: idOf(2), kind: "done" as const, at: "2027-01-02T08:00:00.000Z" }];
  const project = { kind: "project", id: idOf(90), name: "New paving", at: "2027-01-01T08:00:00.000Z" };
  const became = [{ ...project, text: "This message became a project", path: `/participation/projects/${idOf(90)}` }];
  await open(`/shouts?shout=${idOf(101)}&tab=history`, { getShout: aShout(1, { timeline, became }) });
  const link = await screen.findByRole("link", { name: "New paving" });
  expect(link).toHaveAttribute("href", `/dashboard/participation/projects/${idOf(90)}`);
  const said = within(link.closest("ol, ul") as HTMLElement).getAllByRole("listitem");
  expect(said.map((one) => one.textContent?.replace(/ ?·.*/, ""))).toEqual([
    expect.stringMatching(/^Done/),
    expect.stringMatching(/^This message became a project/),
    expect.stringMatching(/^Written/),
  ]);
});

test("an empty inbox says that everything has been handled", async () => {
  await open("/shouts", {}, []);
  expect(await screen.findByText("Everything has been handled")).toBeVisible();
});

test("other organisations see numbers only", async () => {
  const membership = aMembership({ organisation: { id: idOf(2), name: "Fietsatelier", kind: "company" } });
  const asked = anInbox([], {
    countNeighbourhoodShouts: {
      items: [
        {
          neighbourhood: { id: idOf(20), name: "Muide" },
          kinds: [
            { kind: "idea", written: 3 },
            { kind: "alert", written: 4 },
          ],
        },
      ],
    },
    countShouts: () => {
      throw refusal("not_allowed");
    },
  });
  await showScreen(InboxScreen, { path: "/shouts", session: aSession(membership) });
  expect(await screen.findByText("Muide")).toBeVisible();
  expect(screen.getByRole("row", { name: /Muide 7 3 4/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Not shared/ })).toBeNull();
  expect(asked.filter(({ route }) => /listShouts|countShouts/.test(route))).toHaveLength(0);
});

test("a second city organisation sees which organisation answers, and how to join it", async () => {
  const gent = { id: idOf(2), name: "Stad Gent", kind: "city" as const };
  const second = aMembership({ id: idOf(9), organisation: { id: idOf(8), name: "District Gent", kind: "city" } });
  anInbox([], { countShouts: { ...counters, answeredBy: { id: gent.id, name: gent.name } } });
  const { unmount } = await showScreen(InboxScreen, { path: "/shouts", session: aSession(second) });
  expect(await screen.findByText("Stad Gent answers residents’ messages")).toBeVisible();
  expect(screen.getByText(/its administrators can invite you/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Switch organisation" })).toBeNull();
  unmount?.();
  await showScreen(InboxScreen, { path: "/shouts", session: aSession(second, [aMembership()]) });
  expect(await screen.findByRole("link", { name: "Switch organisation" })).toHaveAttribute(
    "href",
    "/dashboard/memberships",
  );
});

test("the menu of a message has the acts that other capabilities add, with the message's details in their links", async () => {
  const at = `/shouts?status=all&shout=${idOf(101)}`;
  const menu = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "More actions for Loose tile 1" }));
    return (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
  };
  anInbox(rows);
  const { unmount } = await showScreen(InboxScreen, { path: "/shouts", at });
  expect(await menu()).toEqual(["Hide message", "Delete message"]);
  unmount?.();
  const begin = (key: string, licence: "shouts" | "tickets") => ({
    key,
    licence,
    icon: () => null,
    hrefFor: ({ id, title, neighbourhoodId }: Record<string, string>) =>
      `/${key}/new?${new URLSearchParams({ shoutId: id ?? "", title: title ?? "", neighbourhoodId: neighbourhoodId ?? "" })}`,
  });
  const more = [{ name: "later", routes: [], shoutActs: [begin("plan", "shouts"), begin("ticket", "tickets")] }];
  await showScreen(InboxScreen, { path: "/shouts", at, more });
  // The second act needs a licence that the organisation does not have.
  expect(await menu()).toEqual(["shoutActs.plan", "Hide message", "Delete message"]);
  expect(screen.getByRole("menuitem", { name: "shoutActs.plan" })).toHaveAttribute(
    "href",
    `/dashboard/plan/new?shoutId=${idOf(101)}&title=Loose+tile+1&neighbourhoodId=${idOf(20)}`,
  );
});
