import { toast } from "@stoep/ui";
import { api, notify, useCommand, useFormat, useRefusalText } from "../../../app/index.ts";
import type { Target } from "../calendar/reschedule-dialog.tsx";
import { useConfirmedCommand } from "../parts/consequences.tsx";
import { useText } from "../parts/words.ts";

type Outcome = Awaited<ReturnType<typeof api.publishing.deletePosts>>["outcomes"][number];

/** Actions on several messages at once: reports what was done, with an undo button, and why other messages were left unchanged. */
export function useBulkActs() {
  const t = useText();
  const format = useFormat();
  const words = useRefusalText();
  const remove = useConfirmedCommand(api.publishing.deletePosts);
  const undelete = useCommand(api.publishing.undeletePosts, { done: t("own.done.back") });
  const reschedule = useCommand(api.publishing.reschedulePosts);

  /** Reports each reason once, with the number of messages it applies to. */
  const tellKept = (outcomes: readonly Outcome[]) => {
    const kept = Map.groupBy(outcomes, ({ verdict }) => verdict);
    for (const [verdict, those] of kept) {
      if (verdict !== true) notify(t("own.done.kept", { count: those.length, reason: words(verdict) }), "danger");
    }
  };
  const doneOf = (ids: readonly string[], outcomes: readonly Outcome[]) =>
    ids.filter((_, place) => outcomes[place]?.verdict === true);

  return {
    isRunning: remove.isRunning || reschedule.isRunning || undelete.isRunning,
    async remove(ids: string[]) {
      const answer = await remove.send((confirmed) => ({ body: { ids, confirmed } }));
      if (!answer) return;
      const done = doneOf(ids, answer.outcomes);
      const undo = () => void undelete.run({ body: { ids: done } });
      if (done.length > 0)
        toast(t("own.done.deleted", { count: done.length }), { action: { label: t("message.undo"), run: undo } });
      tellKept(answer.outcomes);
    },
    /** `at` is each message's current time, for undoing. */
    async move(posts: readonly { id: string; at: string }[], to: Target) {
      const ids = posts.map(({ id }) => id);
      const answer = await reschedule.run({ body: { ids, to } });
      if (!answer) return;
      const done = posts.filter((_, place) => answer.outcomes[place]?.verdict === true);
      const [first] = answer.outcomes;
      /** Moves each message back to its previous time. */
      const back = async () => {
        const to = { moments: done.map(({ at }) => at) };
        const undone = await reschedule.run({ body: { ids: done.map(({ id }) => id), to } });
        if (undone) tellKept(undone.outcomes);
      };
      const said =
        posts.length === 1 && first?.publishAt
          ? t("own.done.movedTo", { at: format.moment(first.publishAt) })
          : t("own.done.moved", { count: done.length });
      if (done.length > 0) toast(said, { action: { label: t("message.undo"), run: () => void back() } });
      tellKept(answer.outcomes);
    },
  };
}
