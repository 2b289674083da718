/** Tells the authors of ideas that were merged, each once, in the transaction. */
import type { StaffCall } from "#kernel/call.ts";
import { notifyPeople } from "#modules/notifications/index.ts";
import { selectAuthors } from "../announcements/index.ts";

interface Merge {
  eventId: string;
  into: { id: string; title: string };
  ideaIds: readonly string[];
}

export async function notifyAuthors(call: StaffCall, { eventId, into, ideaIds }: Merge): Promise<void> {
  const { accountId, network, organisation } = call.actor;
  await notifyPeople(
    { ...call, network },
    {
      kind: "participation.ideasMerged",
      eventId,
      object: { kind: "idea", id: into.id },
      actor: { accountId, name: organisation.name },
      details: { title: into.title, organisation: organisation.name },
      readers: selectAuthors(call.db, [into.id, ...ideaIds]),
    },
  );
}
