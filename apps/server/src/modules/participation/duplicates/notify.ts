/** Tells the authors of ideas that were merged or separated, each once, in the transaction. */
import type { StaffCall } from "#kernel/call.ts";
import { notifyPeople } from "#modules/notifications/index.ts";
import { selectAuthors } from "../announcements/index.ts";

interface Act {
  kind: "ideasMerged" | "ideasSeparated";
  eventId: string;
  /** The idea that it is told about. */
  shown: { id: string; title: string };
  /** Those whose authors are told; the shown one's is as well. */
  ideaIds: readonly string[];
}

export async function notifyAuthors(call: StaffCall, { kind, eventId, shown, ideaIds }: Act): Promise<void> {
  const { accountId, network, organisation } = call.actor;
  await notifyPeople(
    { ...call, network },
    {
      kind: `participation.${kind}`,
      eventId,
      object: { kind: "idea", id: shown.id },
      actor: { accountId, name: organisation.name },
      details: { title: shown.title, organisation: organisation.name },
      readers: selectAuthors(call.db, [shown.id, ...ideaIds]),
    },
  );
}
