import { conversations as table } from "@stoep/contract/conversations";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { listOwnActs } from "../store/own-acts.ts";
import { viewOwnAct } from "../views.ts";

const pageSize = 10;

export const ownActHandlers = handle(table, {
  async listOwnActs({ actor, db, provided, query }) {
    const place = readPageCursor(query.cursor);
    const rows = await listOwnActs(db, provided.subjects, actor.residentId, place, pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ at, id }) => [at, id]);
    return { items: page.map(viewOwnAct), next };
  },
});
