/** Residents' messages for tests: also to the municipality, by default. */
import type { NewShout, ReadShout } from "@stoep/contract/shouts";
import type { Caller } from "./client.ts";

export const aShout = (changes: Partial<NewShout> = {}): NewShout => ({
  kind: "alert",
  title: "Lamp stuk op het plein",
  text: "De lamp naast de bank brandt al een week niet.\n’s Avonds is het er erg donker.",
  sharing: "municipality",
  ...changes,
});

export const createShout = (resident: Caller, changes: Partial<NewShout> = {}): Promise<ReadShout> =>
  resident.shouts.writeShout({ body: aShout(changes) });

export const asSubject = ({ id }: { id: string }) => ({ subjectKind: "shout", subjectId: id });

/** One action of staff on one shout; resolves to its verdict. */
export async function assignShout(staff: Caller, id: string, assigneeId: string | null, from?: string | null) {
  const body = { ids: [id], assigneeId, from };
  return (await staff.shouts.assignShouts({ body })).outcomes[0]?.verdict;
}
export async function startShout(staff: Caller, id: string) {
  return (await staff.shouts.setShoutStatus({ body: { ids: [id], status: "in-progress" } })).outcomes[0]?.verdict;
}
export async function finishShout(staff: Caller, id: string, outcome = "De lamp is vervangen.") {
  return (await staff.shouts.setShoutStatus({ body: { ids: [id], status: "done", outcome } })).outcomes[0]?.verdict;
}
