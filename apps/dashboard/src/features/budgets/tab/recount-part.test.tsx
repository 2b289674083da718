// @vitest-environment jsdom
/** Who counts a district again whose ballots are not published, as colleagues see it. D §11 */
import { idOf, now, type Replies } from "@stoep/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { api } from "../../../app/index.ts";
import { closeToasts, showScreen } from "../../../app/testing/show-screen.tsx";
import { anIdea, aRound, aServer, district, ofBudgets, roundId } from "../testing/samples.ts";
import { RecountPart } from "./recount-part.tsx";

afterEach(() => {
  closeToasts();
  vi.unstubAllGlobals();
});

type Recount = Awaited<ReturnType<typeof api.budgets.readRecount>>;
const [pim, els] = [
  { id: idOf(61), name: "Pim Peeters" },
  { id: idOf(62), name: "Els Maes" },
];
const aRecount = (change: Partial<Recount> = {}): Recount => ({
  until: "2027-03-02",
  people: [],
  colleagues: [],
  can: { name: "owner_only", take: "not_allowed" },
  ...change,
});

async function open(recount: Recount, replies: Replies["budgets"] = {}) {
  const ideas = [anIdea(1, 40_000)];
  const asked = aServer({ round: aRound(ideas), ideas, replies: { readRecount: recount, ...replies } });
  await showScreen(() => <RecountPart roundId={roundId} districtId={district.north} />, { session: ofBudgets() });
  const part = within(await screen.findByRole("region", { name: "Count this district again" }));
  return { part, of: (route: string) => asked.filter((one) => one.route === `budgets.${route}`) };
}

test("until when, and by whom, is told; who is no owner reads who can choose", async () => {
  const { part } = await open(aRecount());
  expect(await part.findByText(/each download them once, until 2 Mar 2027/)).toBeVisible();
  expect(part.getByText("An administrator of your organisation can choose the two colleagues.")).toBeVisible();
  expect(part.queryByRole("button")).toBeNull();
});

test("once the ballots are deleted nothing else is told", async () => {
  const { part } = await open(aRecount({ until: null, can: { name: "owner_only", take: "ballots_gone" } }));
  expect(await part.findByText("The ballots of this district have been deleted.")).toBeVisible();
  expect(part.queryByRole("button")).toBeNull();
});

test("an owner chooses two colleagues, having read what follows", async () => {
  const offered = aRecount({ colleagues: [pim, els], can: { name: true, take: "not_allowed" } });
  const { part, of } = await open(offered, { nameRecounters: offered });
  await userEvent.click(await part.findByRole("button", { name: "Choose two colleagues" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/This cannot be changed later/)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Give access" }));
  expect(dialog.getByText("Choose two colleagues who can edit in participation.")).toBeVisible();
  await userEvent.click(dialog.getByRole("combobox", { name: "Two colleagues" }));
  for (const { name } of [pim, els]) await userEvent.click(await screen.findByRole("option", { name }));
  await userEvent.click(dialog.getByRole("button", { name: "Give access" }));
  await waitFor(() => expect(of("nameRecounters")).toHaveLength(1));
  expect(of("nameRecounters")[0]).toMatchObject({
    params: { roundId, districtId: district.north },
    body: { accountIds: [pim.id, els.id] },
  });
});

describe("who may have the file", () => {
  const named = (takenAt: string | null) => [
    { ...pim, isMe: true, takenAt },
    { ...els, isMe: false, takenAt: null },
  ];

  test("downloads it after a question that says that it is had once", async () => {
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:", revokeObjectURL: () => undefined }));
    const can = { name: "owner_only", take: true } as const;
    const { part, of } = await open(aRecount({ people: named(null), can }), {
      takeRecountFile: { name: "ballots.pb", text: "META" },
    });
    expect(await part.findAllByText("Has not downloaded them")).toHaveLength(2);
    await userEvent.click(part.getByRole("button", { name: "Download the ballots" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/You can download this file once/)).toBeVisible();
    expect(of("takeRecountFile")).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Download the ballots" }));
    await waitFor(() => expect(of("takeRecountFile")).toHaveLength(1));
  });

  test("is not offered it again, and sees when it was downloaded", async () => {
    const can = { name: "owner_only", take: "recount_taken" } as const;
    const { part } = await open(aRecount({ people: named(now), can }));
    expect(await part.findByText(/^Downloaded /)).toBeVisible();
    expect(part.queryByRole("button")).toBeNull();
  });
});
