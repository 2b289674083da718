/** A live activity with its dates, and what staff and residents do with them. */
import type { MoveDates } from "@stoep/contract/publishing";
import { liveActivity } from "../../../../testing/activities.ts";
import { sendConfirmed } from "../../../../testing/messages.ts";
import { nextTown, type Person } from "../../../../testing/town.ts";

export const weekly = { repeat: "weekly" as const, repeatUntil: "2026-07-11" };
export const sunday = {
  fromDay: "2026-06-21",
  fromTime: "15:00",
  untilDay: "2026-06-21",
  untilTime: "17:00",
  place: null,
};
export const dok = { address: "Dok Noord 4", longitude: null, latitude: null };
export const sayComing = (person: Pick<Person, "publishing">, dateId: string, people = 1) =>
  person.publishing.sayComing({ params: { dateId }, body: { people } });

export async function withDates(changes: Parameters<typeof liveActivity>[1] = {}) {
  const town = await nextTown();
  const post = await liveActivity(town, changes);
  const ids = post.dates.map(({ id }) => id);
  const move = (dateId: string | undefined, body: Partial<MoveDates> & Pick<MoveDates, "which">) =>
    sendConfirmed((confirmed) =>
      town.people.els.publishing.moveDates({
        params: { dateId: dateId ?? "" },
        body: { ...sunday, ...body, confirmed },
      }),
    );
  const cancel = (dateId: string | undefined, which: "one" | "following", reason = "") =>
    sendConfirmed((confirmed) =>
      town.people.els.publishing.cancelDates({ params: { dateId: dateId ?? "" }, body: { which, reason, confirmed } }),
    );
  const restore = (dateId: string | undefined, which: "one" | "following") =>
    sendConfirmed((confirmed) =>
      town.people.els.publishing.restoreDates({ params: { dateId: dateId ?? "" }, body: { which, confirmed } }),
    );
  const mailed = async (person: Person) => {
    await town.runDue();
    return town.mails(person.email).map(({ subject }) => subject);
  };
  return { town, people: town.people, post, ids, move, cancel, restore, mailed };
}
