// @vitest-environment jsdom
/** What staff see of the codes of a vote that is open: numbers, letters and files. D §11 */
import { idOf, now } from "@stoep/client/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { closeToasts, showScreen } from "../../../../app/testing/show-screen.tsx";
import type { Round } from "../../parts/words.ts";
import { aBatch, someCodes } from "../../testing/codes.ts";
import { type Replies, twoDistricts } from "../../testing/open-codes.tsx";
import { anIdea, aRound, aServer, asRead, district, ofBudgets, projectId } from "../../testing/samples.ts";
import { ResultPart } from "../result-part.tsx";
import { RoundCard } from "../round-card.tsx";
import type { VotingCodes } from "./words.ts";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

const ideas = [anIdea(1, 40_000)];

function open(codes: Partial<VotingCodes>, change: Partial<Round> = {}, replies: Replies = {}) {
  const round = aRound(ideas, { state: "active", openedAt: now, roll: "codes", ...change });
  const asked = aServer({ round, ideas, replies: { readCodes: someCodes(codes), ...replies } });
  const shown = showScreen(() => <RoundCard round={round} projectId={projectId} />, { session: ofBudgets() });
  return { asked, shown };
}

const cellsOf = (table: HTMLElement) =>
  [...(table as HTMLTableElement).rows].map((row) =>
    [...row.cells].map(({ textContent }) => textContent.replaceAll("\u00a0", " ")),
  );

const made = { districtId: district.north, issue: "letters" as const, made: 1200, revoked: 3, used: null };

describe("the part", () => {
  test.each(["upcoming", "active"] as const)("is there while a vote with codes is open: %s", async (state) => {
    await open({}, { state }).shown;
    expect(await screen.findByRole("heading", { name: "Codes" })).toBeVisible();
    expect(await screen.findByText("No codes have been made yet.")).toBeVisible();
    expect(screen.getByText(/\/gent\/vote\.$/)).toBeVisible();
  });

  test.each([
    ["residents", "active"],
    ["codes", "draft"],
    ["codes", "finished"],
  ] as const)("is not there with the roll %s in a vote that is %s", async (roll, state) => {
    const { asked, shown } = open({}, { roll, state });
    await shown;
    expect(await screen.findByText("Who can vote")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Codes" })).toBeNull();
    expect(asked.some(({ route }) => route === "budgets.readCodes")).toBe(false);
  });

  test("numbers stand by district and way, without how many were used", async () => {
    const counter = { ...made, districtId: district.south, issue: "counter" as const, made: 4, revoked: 0 };
    await open({ numbers: [counter, made] }, { districts: twoDistricts }).shown;
    const table = await screen.findByRole("table", { name: "Number of codes" });
    expect(cellsOf(table)).toEqual([
      ["District", "How", "Made", "Withdrawn"],
      ["Boven", "By letter", "1,200", "3"],
      ["Onder", "At the counter", "4", "0"],
    ]);
  });

  test("who may make and revoke none is told why", async () => {
    await open({ can: { make: "level_too_low", revoke: "level_too_low" } }).shown;
    const names = [
      "Make letters from a list",
      "Make a file for a printer",
      "Issue a code at the counter",
      "Withdraw a code",
    ];
    await screen.findByRole("button", { name: names[0] as string });
    for (const name of names) {
      expect(screen.getByRole("button", { name })).toHaveAttribute("aria-disabled", "true");
    }
    await userEvent.click(screen.getByRole("button", { name: "Withdraw a code" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("letters and files", () => {
  test("that are being made say how far they are, and are asked about again until they are ready", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const running = aBatch({ state: "running", codes: 2000, written: 500, parts: 0, filesUntil: null });
    let batches = [running];
    await open({}, {}, { readCodes: () => someCodes({ batches }) }).shown;
    const bar = await screen.findByRole("progressbar", { name: "Making codes" });
    expect(bar).toHaveAttribute("aria-valuenow", "25");
    expect(screen.getByText("500 of 2,000")).toBeVisible();
    batches = [{ ...running, state: "done", written: 2000, parts: 1, filesUntil: now }];
    await vi.advanceTimersByTimeAsync(2100);
    expect(await screen.findByRole("button", { name: "Download Letters with codes" })).toBeVisible();
    vi.useRealTimers();
  });

  test("each part is downloaded by its own button, by whoever asked for it, until it goes", async () => {
    const save = vi.fn(() => "blob:letters");
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: save, revokeObjectURL: () => {} }));
    const batches = [
      aBatch({ parts: 2 }),
      aBatch({ id: idOf(701), issue: "file", isOwn: false, codes: 50 }),
      aBatch({ id: idOf(702), issue: "file", filesUntil: null, parts: 0 }),
      aBatch({ id: idOf(703), state: "failed", serials: null, filesUntil: null, parts: 0 }),
    ];
    const { asked, shown } = open({ batches }, {}, { readCodeFile: new Blob(["%PDF-"]) });
    await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Download Letters with codes 2" }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(asked.find(({ route }) => route === "budgets.readCodeFile")?.params).toMatchObject({ part: "2" });
    expect(screen.getByText(/^Until \d/)).toBeVisible();
    expect(screen.getByText("Only the person who asked for them can download the files.")).toBeVisible();
    expect(screen.getByText("The files are deleted.")).toBeVisible();
    expect(screen.getByText("No valid codes were made. Try again.")).toBeVisible();
    expect(screen.getAllByText("Serial numbers 1–3")).toHaveLength(3);
  });

  test("a list that was left without an answer is discarded", async () => {
    const left = aBatch({ state: "checked", serials: null, parts: 0, filesUntil: null });
    const { asked, shown } = open({ batches: [left] }, {}, { discardCodeList: { done: true } });
    await shown;
    await userEvent.click(await screen.findByRole("button", { name: "Discard the list" }));
    expect(await screen.findByText("List discarded.")).toBeVisible();
    expect(asked.find(({ route }) => route === "budgets.discardCodeList")?.params).toEqual({ batchId: left.id });
  });
});

test("the result says how many codes were made, revoked and used, but for numbers that are not told", async () => {
  const round = aRound(ideas, { state: "finished", openedAt: now, roll: "codes" });
  const districts = [
    { districtId: district.north, disclosure: "winners" as const, ballots: null, spent: 0, part: null, ideas: [] },
  ];
  const result = { countedAt: now, districts };
  const codes = [
    { ...made, used: 800 },
    { ...made, issue: "counter" as const, made: 12, revoked: 1 },
  ];
  const read = asRead(round, { result, codes });
  await showScreen(() => <ResultPart round={read} result={result} />, { session: ofBudgets() });
  const table = await screen.findByRole("table", { name: "Number of codes" });
  expect(cellsOf(table)).toEqual([
    ["How", "Made", "Withdrawn", "Used to vote"],
    ["By letter", "1,200", "3", "800"],
    ["At the counter", "12", "1", "not shown"],
  ]);
});
