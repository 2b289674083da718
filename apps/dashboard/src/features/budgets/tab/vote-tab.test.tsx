// @vitest-environment jsdom
import { fill, idOf, now, refusal } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useProjectTabs } from "../../../app/index.ts";
import { expectToast } from "../../../app/testing/expect-toast.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import type { Round } from "../parts/words.ts";
import { aBudget, anIdea, aRound, aServer, ofBudgets, projectId, roundId } from "../testing/samples.ts";
import { VoteTab } from "./vote-tab.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const ideas = [anIdea(1, 40_000), anIdea(2, null)];
const Tab = () => <VoteTab project={{ id: projectId }} />;

type List = { rounds: Round[]; freePhases: { id: string; title: string }[]; canCreate: true | "level_too_low" };

function open(list: Partial<List>, replies: Parameters<typeof aServer>[0]["replies"] = {}) {
  const listRounds = { rounds: [], freePhases: [], canCreate: true as const, ...list };
  const asked = aServer({ round: aRound(ideas), ideas, replies: { listRounds, ...replies } });
  return { asked, shown: showScreen(Tab, { session: ofBudgets() }) };
}

describe("while nothing can be voted on", () => {
  test("a citizen budget without a phase for it says so, and leads to its phases", async () => {
    await open({}).shown;
    expect(await screen.findByText("No vote yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Edit the phases" })).toHaveAttribute(
      "href",
      `/dashboard/participation/projects/${projectId}/edit?step=time`,
    );
  });

  test("the vote of a phase is begun, and its editor opened", async () => {
    const { asked, shown } = open({ freePhases: [{ id: idOf(31), title: "Stemmen" }] }, { createRound: aRound(ideas) });
    const { address } = await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Prepare the vote" }));
    expect(asked.find(({ route }) => route === "budgets.createRound")?.body).toEqual({ phaseId: idOf(31) });
    expect(address()).toBe(`/participation/projects/${projectId}/vote/${roundId}`);
  });

  test("a vote that was held elsewhere is imported as a file, of which each fault is told with its line", async () => {
    let isWrong = true;
    const importRound = () => {
      if (isWrong) throw refusal("ballot_file_wrong", {}, { problem: "idea-unknown", line: 1204 });
      return aRound(ideas, { state: "finished", importedFrom: "Buurtbudget" });
    };
    const { asked, shown } = open({ freePhases: [{ id: idOf(31), title: "Stemmen" }] }, { importRound });
    await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Import a vote held elsewhere" }));
    const file = new File(["META"], "stemming.pb");
    await userEvent.upload(screen.getByLabelText(/Choose the file/), file);
    expect(await screen.findByText("Line 1,204: A ballot names a project that is not in the file.")).toBeVisible();
    isWrong = false;
    await userEvent.upload(screen.getByLabelText(/Choose the file/), file);
    await expectToast("Imported and counted: Buurtbudget.");
    expect(asked.filter(({ route }) => route === "budgets.importRound")).toHaveLength(2);
  });

  test("who may not prepare it is told why", async () => {
    await open({ freePhases: [{ id: idOf(31), title: "Stemmen" }], canCreate: "level_too_low" }).shown;
    expect(await screen.findByRole("button", { name: "Prepare the vote" })).toHaveAttribute("aria-disabled", "true");
  });
});

describe("a vote that is prepared", () => {
  test("says what is decided, and leads from each thing that is missing to its field", async () => {
    await open({ rounds: [aRound(ideas, { opensOn: null })] }).shown;
    expect(await screen.findByText("2 things left to do before the vote can open")).toBeVisible();
    const path = `/dashboard/participation/projects/${projectId}/vote/${roundId}`;
    expect(screen.getByRole("link", { name: /^Enter the cost of 1\sidea\.$/ })).toHaveAttribute(
      "href",
      `${path}?step=ideas&field=ideas.1`,
    );
    expect(screen.getByText("A basket")).toBeVisible();
  });

  test("is deleted once that is confirmed", async () => {
    const { asked, shown } = open({ rounds: [aRound(ideas)] }, { deleteRound: { done: true } });
    await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Delete draft" }));
    const dialog = await screen.findByRole("dialog", { name: "“Stemmen”: delete the draft of the vote?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete draft" }));
    await expectToast("Draft deleted.");
    expect(asked.some(({ route }) => route === "budgets.deleteRound")).toBe(true);
  });
});

describe("a vote that was imported", () => {
  const imported = aRound([anIdea(1, 40_000)], { state: "finished", openedAt: now, importedFrom: "Buurtbudget" });

  test("says where it comes from in place of who voted, and is deleted once that is confirmed", async () => {
    const replies = { readRounds: { items: [] }, deleteRound: { done: true as const } };
    const { asked, shown } = open({ rounds: [imported] }, replies);
    await shown;
    expect(await screen.findByText("Imported, held elsewhere")).toBeVisible();
    expect(screen.getByText("Buurtbudget")).toBeVisible();
    expect(screen.queryByText("Who can vote")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Delete imported vote" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete the imported vote “Buurtbudget”?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete imported vote" }));
    await expectToast("Imported vote deleted.");
    expect(asked.some(({ route }) => route === "budgets.deleteRound")).toBe(true);
  });
});

describe("a vote that is open", () => {
  const active = (change: Partial<Round> = {}) =>
    aRound([anIdea(1, 40_000)], { state: "active", openedAt: now, ...change });

  test("is stopped for a reason, which is asked for, and a new one is prepared", async () => {
    const { asked, shown } = open(
      { rounds: [active({ version: 4 })] },
      { repeatRound: aRound(ideas, { id: idOf(101), number: 2 }) },
    );
    const { address } = await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Stop and prepare a new vote" }));
    const dialog = await screen.findByRole("dialog");
    const act = within(dialog).getByRole("button", { name: "Stop and prepare a new vote" });
    await userEvent.click(act);
    expect(within(dialog).getByRole("textbox", { name: "Reason" })).toHaveAttribute("aria-invalid", "true");
    expect(within(dialog).getByText(/also on the participation page/)).toBeVisible();
    await fill(within(dialog).getByRole("textbox", { name: "Reason" }), "De kosten klopten niet.");
    await userEvent.click(act);
    await expectToast("Vote stopped.");
    expect(asked.find(({ route }) => route === "budgets.repeatRound")?.body).toEqual({
      version: 4,
      reason: "De kosten klopten niet.",
    });
    expect(address()).toBe(`/participation/projects/${projectId}/vote/${idOf(101)}`);
  });

  test("that ended in the meantime is said, and nothing else happens", async () => {
    const { shown } = open(
      { rounds: [active()] },
      {
        repeatRound: () => {
          throw refusal("round_not_open");
        },
      },
    );
    await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Stop and prepare a new vote" }));
    const dialog = await screen.findByRole("dialog");
    await fill(within(dialog).getByRole("textbox", { name: "Reason" }), "Fout");
    await userEvent.click(within(dialog).getByRole("button", { name: "Stop and prepare a new vote" }));
    await expectToast("The vote is not open.");
  });

  test("former ones are listed with the reason that everyone reads", async () => {
    const replaced = { at: now, reason: "De kosten klopten niet." };
    await open({ rounds: [active(), active({ id: idOf(102), state: "replaced", replaced })] }).shown;
    expect(await screen.findByText("De kosten klopten niet.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Vote 1: Stemmen" })).toBeVisible();
  });
});

test("the tab is on pages of citizen budgets only", async () => {
  await showScreen(Tabs, { session: ofBudgets() });
  expect(await screen.findByText("project: · budget: Vote")).toBeVisible();
});

/** Whether a page of each kind has it. */
function Tabs() {
  const tabs = useProjectTabs();
  return (["project", "budget"] as const).map((kind) => `${kind}: ${offered(tabs, kind)}`.trim()).join(" · ");
}

function offered(tabs: ReturnType<typeof useProjectTabs>, kind: "project" | "budget"): string {
  const { id, title, state } = aBudget();
  return tabs
    .filter(({ label, isFor }) => label === "Vote" && (isFor?.({ id, title, state, kind }) ?? true))
    .map(({ label }) => label)
    .join();
}
