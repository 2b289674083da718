import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { markSeen } from "../store/seen-posts.ts";

export const viewHandlers = handle(publishing, {
  async markSeen({ body, actor, db, now }) {
    await markSeen(db, actor, body, now);
    return { done: true };
  },
});
