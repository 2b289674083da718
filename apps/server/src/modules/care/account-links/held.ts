/** Requests to residents that wait for an answer, and links: the colleague who asked is told of the answer and of the end. */
import type { members } from "#modules/accounts/index.ts";
import { listTakers } from "../settings/index.ts";
import { handOverRequests, selectHeldRequests } from "./store/held.ts";
import { words } from "./texts.ts";

export const heldRequests: members.HeldKind = {
  kind: "care.links",
  label: words.held.links,
  columns: ["care_link_request.asked_by"],
  things: selectHeldRequests,
  takers: listTakers,
  handOver: ({ db }, leaver, to) => handOverRequests(db, leaver, to?.id ?? null),
};
