/**
 * What is left of a person's tickets once the person is erased: dates, states, hours and counts. Such a ticket is locked for good
 * (`lockVisibleTicket`). In the tickets of others go the words that a helper wrote or got. S2 §5, D §5
 */
import { discardFiles } from "#modules/files/index.ts";
import { deleteNoticesAbout, deleteNoticesOfEvents, eraseDeliveriesAbout } from "#modules/notifications/index.ts";
import type { PersonErasureStep } from "../people/index.ts";
import * as store from "./store/erasure.ts";

export const eraseTicketsOf: PersonErasureStep = async (db, personId, now) => {
  const ticketIds = await store.lockTicketsOf(db, personId);
  if (ticketIds.length > 0) {
    await store.emptyTickets(db, ticketIds, now);
    await discardFiles(db, await store.detachAllFiles(db, ticketIds));
  }
  const said = await store.emptyWordsWith(db, personId);
  const about = ticketIds.length > 0 ? await store.listMessageSubjects(db, ticketIds) : [];
  await deleteNoticesAbout(db, [personId, ...ticketIds]);
  await deleteNoticesOfEvents(db, said.ids, said.ticketIds);
  await eraseDeliveriesAbout(db, { subjectIds: [...said.ids, ...ticketIds], isToThem: true, now });
  await eraseDeliveriesAbout(db, { subjectIds: about, isToThem: false, now });
};
