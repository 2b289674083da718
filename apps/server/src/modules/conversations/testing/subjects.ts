/** Stands in until publishing is there. */
import type { Poll, SubjectResolver } from "../subjects.ts";

export const postAsSubject: SubjectResolver = async ({ db, actor }, id) => {
  const post = await db
    .selectFrom("post")
    .innerJoin("public.organisation", "public.organisation.id", "post.organisationId")
    .selectAll("post")
    .select("public.organisation.name")
    .where("post.id", "=", id)
    .where("post.deletedAt", "is", null)
    .executeTakeFirst();
  if (!post || (actor.kind !== "staff" && actor.kind !== "resident")) return null;
  const places = await db.selectFrom("postNeighbourhood").select("neighbourhoodId").where("postId", "=", id).execute();
  const neighbourhoodIds = places.map((one) => one.neighbourhoodId);
  if (actor.kind === "resident" && !neighbourhoodIds.includes(actor.neighbourhoodId)) return null;
  const options = await db.selectFrom("postOption").select(["id", "text"]).where("postId", "=", id).execute();
  const kinds: Record<string, Poll["kind"]> = { vote: "up-down", perception: "perception", option: "option" };
  const kind = kinds[post.type];
  return {
    id,
    organisationId: post.organisationId,
    organisationName: post.name,
    threads: post.hasCombinedComments ? "one" : "per-neighbourhood",
    neighbourhoodIds,
    isClosed: post.isCommentsDisabled,
    poll: kind ? { kind, options, closesAt: post.pollClosesAt } : null,
    announceTo: { networkId: actor.network.id, neighbourhoodIds, organisationId: post.organisationId },
  };
};
