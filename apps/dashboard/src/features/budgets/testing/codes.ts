import { idOf, now } from "@stoep/client/testing";
import type { VotingCodes } from "@stoep/contract/budgets";
import { district } from "./samples.ts";

type Batch = VotingCodes["batches"][number];

export const aBatch = (change: Partial<Batch> = {}): Batch => ({
  id: idOf(700),
  issue: "letters",
  districtId: district.north,
  state: "done",
  codes: 3,
  written: 3,
  serials: { first: 1, last: 3 },
  createdAt: now,
  isOwn: true,
  parts: 1,
  filesUntil: now,
  ...change,
});

/** The codes of a vote of which none were made, as an administrator of participation sees them. */
export const someCodes = (change: Partial<VotingCodes> = {}): VotingCodes => ({
  numbers: [],
  batches: [],
  can: { make: true, revoke: true },
  ...change,
});
