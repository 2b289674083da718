// @vitest-environment jsdom
import { fill, idOf, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { Round, RoundCandidate } from "../parts/words.ts";
import { anIdea, aRound, aServer, district, ofBudgets, place, projectId, roundId } from "../testing/samples.ts";
import { RoundScreen } from "./round-screen.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const ideas = [anIdea(1, 40_000), anIdea(2, 50_000, { neighbourhoodId: place.dok }), anIdea(3, null)];
const two = [
  { id: district.north, name: "Noord", budget: 60_000, neighbourhoodIds: [place.muide] },
  { id: district.south, name: "Zuid", budget: 45_000, neighbourhoodIds: [place.dok] },
];

type Given = { round?: Round; offered?: readonly RoundCandidate[]; replies?: Parameters<typeof aServer>[0]["replies"] };

function open(search: string, { round = aRound(ideas.slice(0, 2)), offered = ideas, replies }: Given = {}) {
  const asked = aServer({ round, ideas: offered, replies });
  const path = "/participation/projects/$projectId/vote/$roundId";
  const at = `/participation/projects/${projectId}/vote/${roundId}${search}`;
  const saved = () => asked.filter(({ route }) => route === "budgets.updateRound").map(({ body }) => body);
  return { asked, saved, shown: showScreen(RoundScreen, { path, at, session: ofBudgets() }) };
}

const saveDraft = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
  await expectToast("Draft saved.");
};

describe("the rules", () => {
  test("each choice is explained with an example from the ideas at hand", async () => {
    await open("").shown;
    expect(await screen.findByText(/a basket can contain “Idee 1” and “Idee 2”/)).toBeVisible();
    expect(screen.getByText(/each ballot gets €1,000 of the budget of €100,000/)).toBeVisible();
  });

  test("are saved with the version that was read", async () => {
    const { saved, shown } = open("");
    await shown;
    await userEvent.click(await screen.findByRole("radio", { name: "A number of ideas" }));
    await userEvent.click(screen.getByRole("radio", { name: "Equal Shares" }));
    const least = screen.getByRole("textbox", { name: "From age" });
    await fill(least, "16");
    await saveDraft();
    expect(saved()[0]).toMatchObject({ version: 1 });
    expect(saved().at(-1)).toMatchObject({
      version: saved().length,
      round: { ballot: "approval", rule: "equal-shares", leastAge: 16, atMost: 3 },
    });
  });

  test("a number that is needed comes back when its field is left empty", async () => {
    await open("", { round: aRound(ideas.slice(0, 2), { ballot: "approval" }) }).shown;
    const most = await screen.findByRole("textbox", { name: "At most this many ideas" });
    await userEvent.clear(most);
    expect(most).toHaveValue("");
    await userEvent.tab();
    expect(most).toHaveValue("3");
  });

  test("what is missing stops the next step, and is listed", async () => {
    const { address } = await open("", { round: aRound(ideas.slice(0, 2), { opensOn: null }) }).shown;
    await userEvent.click(await screen.findByRole("button", { name: "Continue to money" }));
    expect(await screen.findByText("1 thing left to do before the vote can open")).toBeVisible();
    expect(address()).not.toContain("step=");
  });
});

describe("the districts", () => {
  test("are made from a vote of the whole city, and put together again with a way back", async () => {
    const { saved, shown } = open("?step=districts");
    await shown;
    await userEvent.click(await screen.findByRole("radio", { name: "Yes, a budget for each district" }));
    const list = await screen.findByRole("list", { name: "Districts" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(screen.getByRole("button", { name: "Edit District 2" }));
    await fill(await screen.findByRole("textbox", { name: /^Name of the district/ }), "Zuid");
    await saveDraft();
    expect(saved().at(-1)).toMatchObject({ round: { districts: [{ id: district.north }, { name: "Zuid" }] } });
    await userEvent.click(screen.getByRole("radio", { name: "No, one vote for the whole city" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "Edit Zuid" })).toBeVisible();
  });

  test("a district says what its ideas cost together, and one that is removed leaves its ideas", async () => {
    const round = aRound(ideas.slice(0, 2), { districts: two });
    round.ideas = round.ideas.map((idea, at) => ({ ...idea, districtId: two[at]?.id ?? null }));
    const { saved, shown } = open("?step=districts", { round });
    await shown;
    expect(await screen.findByText(/Budget €60,000 · 1 neighbourhood · 1 idea for €40,000/)).toBeVisible();
    expect(screen.getByText("1 idea costs more than the budget and can never be chosen.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove Zuid" }));
    await saveDraft();
    expect(saved().at(-1)).toMatchObject({
      round: { districts: [{ name: "Noord" }], ideas: [{ districtId: district.north }, { districtId: null }] },
    });
  });
});

describe("the ideas", () => {
  test("are added with the district of their neighbourhood, ordered and taken off", async () => {
    const { saved, shown } = open("?step=ideas", { round: aRound([], { districts: two }) });
    await shown;
    await userEvent.click(await screen.findByRole("button", { name: /^Add all 2\sideas with known costs$/ }));
    await userEvent.click(screen.getByRole("button", { name: /^On the ballot/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Move Idee 2 up" }));
    await saveDraft();
    expect(saved().at(-1)).toMatchObject({
      round: {
        ideas: [
          { ideaId: idOf(502), districtId: district.south },
          { ideaId: idOf(501), districtId: district.north },
        ],
      },
    });
    await userEvent.click(screen.getByRole("button", { name: "Remove Idee 2" }));
    expect(screen.queryByRole("link", { name: "Idee 2" })).toBeNull();
  });

  test("without a cost, or too dear for their district, are marked, and lead to the idea", async () => {
    const round = aRound(ideas, { districts: two });
    round.ideas = round.ideas.map((idea) => ({ ...idea, districtId: district.south }));
    await open("?step=ideas", { round }).shown;
    await userEvent.click(await screen.findByRole("button", { name: /^Need attention/ }));
    expect(screen.getByText("Open the idea and choose “Set the cost” under “More actions”.")).toBeVisible();
    expect(screen.getByText("Costs more than the budget and can never be chosen.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Idee 3" })).toHaveAttribute(
      "href",
      `/dashboard/participation/ideas/${idOf(503)}`,
    );
  });

  test("five hundred are shown a page at a time", async () => {
    const many = Array.from({ length: 500 }, (_, at) => anIdea(at + 1, 1000 + at));
    await open("?step=ideas", { round: aRound(many), offered: many }).shown;
    const list = await screen.findByRole("list", { name: "On the ballot" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(25);
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("Page 2 of 20")).toBeVisible();
    expect(screen.getByRole("link", { name: "Idee 26" })).toBeVisible();
  });
});

test("an address that names a field shows it, with all that is missing", async () => {
  await open("?step=districts&field=districts.0.budget", {
    round: aRound(ideas.slice(0, 2), {
      districts: [{ id: district.north, name: "", budget: null, neighbourhoodIds: [place.muide] }],
    }),
  }).shown;
  const budget = await screen.findByRole("textbox", { name: /^Budget/ });
  await vi.waitFor(() => expect(budget).toHaveFocus());
  expect(budget).toHaveAttribute("aria-invalid", "true");
});

test("a colleague’s version is shown beside one’s own, and nothing typed is lost", async () => {
  let current = aRound(ideas.slice(0, 2));
  await open("", {
    replies: {
      getRound: () => current,
      updateRound: () => {
        current = aRound(ideas.slice(0, 2), { version: 2, rule: "equal-shares" });
        throw refusal("changed_meanwhile");
      },
    },
  }).shown;
  await userEvent.click(await screen.findByRole("radio", { name: "A number of ideas" }));
  await userEvent.click(screen.getByRole("button", { name: "Save draft" }));
  const dialog = await screen.findByRole("dialog", { name: "Someone else changed this vote" });
  expect(await within(dialog).findByText("Ballot", { selector: "p" })).toBeVisible();
  expect(within(dialog).getByRole("radio", { name: /A number of ideas/ })).toBeVisible();
});

describe("the trial count", () => {
  test("shows what both rules choose from invented ballots, and says that they are invented", async () => {
    const { saved, shown } = open("?step=trial");
    await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Count on trial" }));
    expect(await screen.findByText("Counted: 1,000 invented ballots.")).toBeVisible();
    expect(screen.getByText(/These ballots are invented/)).toBeVisible();
    const table = screen.getByRole("table", { name: "Result of the trial count" });
    expect(within(table).getAllByText("Chosen")).toHaveLength(4);
    expect(saved()).toEqual([]);
  });

  test("waits until there is something to count", async () => {
    await open("?step=trial", { round: aRound([]) }).shown;
    expect(await screen.findByText(/As soon as there is a budget/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Count on trial" })).toBeNull();
  });
});

describe("opening the vote", () => {
  test("is confirmed with what is locked, and opens the version that was saved", async () => {
    const opened = aRound(ideas.slice(0, 2), { state: "upcoming" });
    const { asked, shown } = open("?step=check", { replies: { openRound: opened } });
    const { address } = await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Open the vote" }));
    const dialog = await screen.findByRole("dialog", { name: "“Stemmen”: open the vote?" });
    await vi.waitFor(() => expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus());
    expect(within(dialog).getByText("10 Jan 2027 – 31 Jan 2027")).toBeVisible();
    expect(within(dialog).getByText("2 ideas")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Open the vote" }));
    await expectToast("Vote opened.");
    expect(asked.find(({ route }) => route === "budgets.openRound")?.body).toEqual({ version: 1 });
    expect(address()).toBe(`/participation/projects/${projectId}?tab=vote`);
  });

  test("is not possible while something is missing, which is listed", async () => {
    await open("?step=check", { round: aRound(ideas) }).shown;
    expect(await screen.findByRole("button", { name: /^Enter the cost of 1\sidea\.$/ })).toBeVisible();
    expect(screen.getByRole("button", { name: "Open the vote" })).toBeDisabled();
  });

  test("explains itself to those who may not", async () => {
    const can = { edit: true, open: "level_too_low", repeat: "level_too_low", delete: true } as const;
    await open("?step=check", { round: aRound(ideas.slice(0, 2), { can }) }).shown;
    expect(await screen.findByRole("button", { name: "Open the vote" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByText("Nothing is missing. An administrator of participation can open the vote.")).toBeVisible();
  });

  test("stands beside the way back, in the bar that stays in view, for who may do it", async () => {
    await open("?step=check").shown;
    const bar = (await screen.findByRole("button", { name: "Back" })).parentElement ?? document.body;
    expect(within(bar).getByRole("button", { name: "Open the vote" })).toBeEnabled();
    expect(screen.getByText("Nothing is missing. You can open the vote.")).toBeVisible();
  });

  test("is refused by the server with the fields that became wrong", async () => {
    await open("?step=check", {
      replies: {
        openRound: () => {
          throw refusal("invalid_input", { opensOn: "startPassed" });
        },
      },
    }).shown;
    await userEvent.click(await screen.findByRole("button", { name: "Open the vote" }));
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Open the vote" }));
    expect(await screen.findByRole("button", { name: "Choose a first day that has not passed yet." })).toBeVisible();
  });
});

test("a vote that is locked is only read", async () => {
  await open("", { round: aRound(ideas.slice(0, 2), { state: "active" }) }).shown;
  expect(await screen.findByRole("heading", { name: "Vote: Stemmen" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Idee 1" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Save draft" })).toBeNull();
});
