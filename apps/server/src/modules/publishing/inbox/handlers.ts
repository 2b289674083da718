import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { countKinds, readableKinds } from "./kinds.ts";

export const inboxHandlers = handle(publishing, {
  async countInbox({ actor, db, provided }) {
    return { items: await countKinds(db, actor.organisation.id, readableKinds(actor, provided.inboxKinds)) };
  },
});
