import type { RefusalCode } from "@stoep/contract/kernel";
import { expect, test } from "vitest";
import { ballotVerdicts } from "./rules.ts";

const proven = new Date("2026-05-01T00:00:00Z");
const fresh = {
  state: "active",
  countedAt: null,
  roll: "residents",
  hasCode: false,
  hasVoted: false,
  isFound: false,
  provenAt: proven,
  districtId: "0199a000-0000-7000-8000-000000000001",
} as const;
const byCode = { ...fresh, roll: "codes", hasCode: true, provenAt: null } as const;
const voted = { ...fresh, hasVoted: true, isFound: true } as const;

type Judged = Parameters<typeof ballotVerdicts>[0];
type Said = true | RefusalCode;
const rows: [string, Judged, Said, Said][] = [
  ["a proven resident of a district", fresh, true, "nothing_cast"],
  ["who has voted", voted, true, true],
  ["who has voted, and moved since", { ...voted, provenAt: null, districtId: null }, true, true],
  ["whose ballot cannot be found", { ...voted, isFound: false }, "ballot_sealed", "ballot_sealed"],
  ["who is not proven", { ...fresh, provenAt: null }, "residence_not_proven", "nothing_cast"],
  ["of no district", { ...fresh, districtId: null }, "not_on_roll", "nothing_cast"],
  ["of no district who is not proven", { ...fresh, districtId: null, provenAt: null }, "not_on_roll", "nothing_cast"],
  ["where codes are asked for", { ...fresh, roll: "codes", districtId: null }, "code_required", "nothing_cast"],
  ["with a code, of nobody known", byCode, true, "nothing_cast"],
  ["with a code, who has voted", { ...byCode, hasVoted: true, isFound: true }, true, true],
  ["with a code of before, where residents vote", { ...byCode, roll: "residents" }, "codes_not_asked", "nothing_cast"],
  ["before the first day", { ...fresh, state: "upcoming" }, "round_not_active", "round_not_active"],
  ["after the last day", { ...voted, state: "finished" }, "round_not_active", "round_not_active"],
  ["once it was given up", { ...fresh, state: "replaced" }, "round_not_active", "round_not_active"],
  ["once it was counted", { ...voted, countedAt: proven }, "round_not_active", "round_not_active"],
];

test.each(rows)("what may be done with a ballot: %s", (_, judged, cast, withdraw) => {
  expect(ballotVerdicts(judged)).toEqual({ cast, withdraw });
});
