import { type OwnAct, conversations as table } from "@stoep/contract/conversations";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { listOwnActs, type OwnActRow } from "../store/own-acts.ts";

const pageSize = 10;

export const ownActHandlers = handle(table, {
  async listOwnActs({ actor, db, provided, query }) {
    const place = readPageCursor(query.cursor);
    const rows = await listOwnActs(db, provided.subjects, actor.residentId, place, pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ at, id }) => [at, id]);
    return { items: page.map(viewOwnAct), next };
  },
});

function viewOwnAct(row: OwnActRow): OwnAct {
  const { id, subjectId, subject, at, text, vote, score, option } = row;
  const about = { subjectId, subject: subject && { ...subject, name: subject.name ?? "" }, at: at.toISOString() };
  if (vote !== null) return { kind: "vote", ...about, vote: vote as VoteKind, score, option };
  const state = row.deletedAt ? "deleted" : row.hiddenAt ? "hidden" : "visible";
  const isAnswer = row.parentId !== null;
  const hasPicture = row.imageId !== null && state !== "deleted";
  return { kind: "comment", ...about, commentId: id, text, hasPicture, state, isAnswer };
}

type VoteKind = Extract<OwnAct, { kind: "vote" }>["vote"];
