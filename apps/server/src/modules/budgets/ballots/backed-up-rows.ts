import type { BackedUpRows } from "#kernel/sql/backed-up-rows.ts";

const because =
  "nothing in one back-up may tie a voter to a ballot, neither a key nor an order; two of them may; D §11";

export const backedUpRows: readonly BackedUpRows[] = [
  { table: "ballot_key", rows: "none", because },
  { table: "ballot_right", rows: "by id", because },
  { table: "ballot", rows: "by id", because },
];
