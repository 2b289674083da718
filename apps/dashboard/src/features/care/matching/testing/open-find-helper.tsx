import { fakeServer, idOf, type Replies } from "@stoep/client/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showScreen } from "../../../../app/testing/show-screen.tsx";
import { inCare } from "../../testing/people.ts";
import { aTicket } from "../../tickets/testing/samples.ts";
import { FindHelper } from "../parts/find-helper.tsx";
import type { Candidate, Match, Ticket } from "../parts/words.ts";

export const at = "2026-05-12T08:00:00.000Z";
export const lookingFor = (change: Partial<Ticket> = {}) =>
  aTicket({
    state: "looking",
    helper: null,
    steps: [{ to: "waiting", verdict: true, tells: ["helper", "member"] }],
    ...change,
  });
export const jef: Match = {
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
export const an: Match = {
  ...jef,
  id: idOf(73),
  name: "An Claes",
  kind: "company",
  hasEmail: false,
  usualChannel: "text",
  reasons: [],
};
export const aCandidate = (change: Partial<Candidate> = {}): Candidate => ({
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

/** The search for a helper of a ticket. Returns what was asked of the server by the name of its route. */
export async function openFindHelper(replies: Replies["care"] = {}, ticket = lookingFor()) {
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
export const pick = async (name: string) =>
  userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
export const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
/** Presses the button of a dialog. */
export const confirmed = async (name: string, act: string) => {
  const dialog = await screen.findByRole("dialog", { name });
  await userEvent.click(within(dialog).getByRole("button", { name: act }));
  return dialog;
};
