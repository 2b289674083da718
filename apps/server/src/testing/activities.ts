/** Activities for tests: by default on a Saturday evening six weeks after the town starts. */
import type { ActivityDate, ActivityDraft, Post, PostDraft, ReadActivity } from "@stoep/contract/publishing";
import type { Caller } from "./client.ts";
import { createLive, paramsOf } from "./messages.ts";
import type { Town } from "./town.ts";
import { dayIn } from "./town-people.ts";

const saturday = { fromDay: dayIn(39), fromTime: "19:00", untilDay: dayIn(39), untilTime: "21:00" };

export const anActivity = (changes: Partial<ActivityDraft> = {}) =>
  ({ ...saturday, address: "Muidekaai 1", longitude: 3.73, latitude: 51.07, ...changes }) as ActivityDraft;

/** An activity of the city, in Noord and Zuid. */
export async function liveActivity(
  { people: { els }, noord, zuid }: Pick<Town, "people" | "noord" | "zuid">,
  changes: Partial<ActivityDraft> = {},
  post: Partial<PostDraft> = {},
): Promise<Post & { dates: ActivityDate[] }> {
  const live = await createLive(els, [noord, zuid], {
    kind: "activity",
    title: "Buurtfeest",
    theme: "culture",
    activity: anActivity(changes),
    ...post,
  });
  return { ...live, dates: (await readActivity(els, live)).dates };
}

export async function readActivity(reader: Caller, post: { id: string }): Promise<ReadActivity> {
  const { activity } = await reader.publishing.readPost(paramsOf(post));
  if (!activity) throw new Error("it is no activity");
  return activity;
}
