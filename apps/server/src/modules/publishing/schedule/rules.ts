/** When a message goes live. Pure. */
import { refuse } from "#kernel/refuse.ts";
import type { Moments } from "../posts/index.ts";

/** Scheduled, and due within ten seconds: a job may start slightly too early. */
export function isAboutToGoLive({ publishAt, publishedAt }: Moments, now: Date): boolean {
  const early = publishedAt === null && publishAt !== null ? publishAt.getTime() - now.getTime() : 0;
  return early > 0 && early < 10_000;
}

/** `at` null: now. Refuses with `schedule_in_past`. S1 §5 Schedule */
export function goLiveMoment(at: string | null, now: Date): Date {
  if (at === null) return now;
  const moment = new Date(at);
  return moment > now ? moment : refuse("schedule_in_past", { at: "momentInPast" });
}
