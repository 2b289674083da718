/** A message to talk about, inserted as rows. */
import type { Vote } from "@stoep/contract/conversations";
import type { MessageType } from "@stoep/contract/publishing";
import { v7 as newId } from "uuid";
import type { Town } from "../../../testing/town.ts";

interface PostPlan {
  /** The neighbourhoods it reaches: Noord and Zuid by default. */
  neighbourhoodIds?: string[];
  isCombined?: boolean;
  isClosed?: boolean;
  type?: MessageType;
  options?: string[];
  pollClosesAt?: Date;
}

export interface TestPost {
  /** Parameters of routes about it. */
  params: { subjectKind: "post"; subjectId: string };
  id: string;
  options: { id: string; text: string }[];
}

/** A live message of the city. */
export async function livePost(town: Town, plan: PostPlan = {}): Promise<TestPost> {
  const id = newId();
  const now = town.clock.now();
  const options = (plan.options ?? []).map((text) => ({ id: newId(), text }));
  await town.db
    .insertInto("post")
    .values({
      id,
      organisationId: town.organisations.city,
      type: plan.type ?? "standard",
      title: "Werken in de straat",
      textHtml: "<p>Vanaf maandag</p>",
      text: "Vanaf maandag",
      language: "nl",
      visibility: "everyone",
      isCommentsDisabled: plan.isClosed ?? false,
      hasCombinedComments: plan.isCombined ?? false,
      pollClosesAt: plan.pollClosesAt ?? null,
      publishAt: now,
      publishedAt: now,
      createdAt: now,
      savedAt: now,
    })
    .execute();
  const neighbourhoodIds = plan.neighbourhoodIds ?? [town.noord.id, town.zuid.id];
  await town.db
    .insertInto("postNeighbourhood")
    .values(neighbourhoodIds.map((neighbourhoodId) => ({ postId: id, neighbourhoodId, liveAt: now })))
    .execute();
  if (options.length > 0) {
    const rows = options.map((option, position) => ({ ...option, postId: id, position }));
    await town.db.insertInto("postOption").values(rows).execute();
  }
  return { params: { subjectKind: "post", subjectId: id }, id, options };
}

export const votes = { up: { kind: "up" }, down: { kind: "down" } } as const satisfies Record<string, Vote>;
