import { now } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showScreen } from "../../../app/testing/show-screen.tsx";
import type { Round } from "../parts/words.ts";
import { CodesPart } from "../tab/codes/codes-part.tsx";
import { someCodes } from "./codes.ts";
import { anIdea, aRound, aServer, district, ofBudgets } from "./samples.ts";

export const twoDistricts = [
  { id: district.north, name: "Boven", budget: 100_000, neighbourhoodIds: [] },
  { id: district.south, name: "Onder", budget: 50_000, neighbourhoodIds: [] },
];

export type Replies = Parameters<typeof aServer>[0]["replies"];

/** Opens the dialog of an act with codes, by the name of its button. */
export async function openAct(act: string, replies: Replies, change: Partial<Round> = {}) {
  const ideas = [anIdea(1, 40_000)];
  const round = aRound(ideas, { state: "active", openedAt: now, roll: "codes", ...change });
  const standing = { readCodes: someCodes(), discardCodeList: { done: true as const } };
  const all = aServer({ round, ideas, replies: { ...standing, ...replies } });
  await showScreen(() => <CodesPart round={round} />, { session: ofBudgets() });
  await userEvent.click(await screen.findByRole("button", { name: act }));
  const dialog = within(await screen.findByRole("dialog", { name: act }));
  return { dialog, sent: (route: string) => all.filter((one) => one.route === `budgets.${route}`) };
}

/** Chooses a district by its name. */
export async function chooseDistrict(name: string): Promise<void> {
  await userEvent.click(screen.getByRole("combobox", { name: "District" }));
  await userEvent.click(await screen.findByRole("option", { name }));
}
