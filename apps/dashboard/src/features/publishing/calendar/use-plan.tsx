import type { Refused } from "@stoep/contract/kernel";
import { instantOf, partsOf, toast, useKitZone } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { api, momentOn, queryOf, useCommand, useFormat, useGo, useNotifyFailure } from "../../../app/index.ts";
import { withStart } from "../../../app/parts/span.ts";
import { bodyOf, draftOf } from "../compose/draft.ts";
import { beginActivity } from "../compose/kinds/activity.ts";
import { type Post, useText } from "../parts/words.ts";

const RescheduleDialog = lazyPart(() => import("./reschedule-dialog.tsx").then((m) => m.RescheduleDialog), {
  close: ({ onClose }) => onClose(),
});

type Draft = { id: string; title: string };
/** A day, with a time if one was chosen. */
type When = { day: string; time: string | null };
export type DraftPlan = ReturnType<typeof usePlan>;

/**
 * Plans drafts from the calendar. A message goes online on that day; the server refuses a time that has passed, a version that was not
 * checked, and one that a colleague has changed meanwhile. An activity takes place on that day. S1 §4, §5 Schedule
 */
export function usePlan() {
  const t = useText();
  const zone = useKitZone();
  const queries = useQueryClient();
  const tellFailure = useNotifyFailure();
  const [asked, setAsked] = useState<{ draft: Draft; at: string | null } | null>(null);
  const messages = useMessagePlan();
  const placeActivity = useActivityPlan();
  const plan = async (draft: Draft, { day, time }: When) => {
    const at = time === null ? momentOn(day, new Date(), zone) : instantOf(day, time, zone);
    if (at === null || new Date(at) <= new Date()) return setAsked({ draft, at });
    // The list may be older than the draft.
    const post = await queries
      .fetchQuery({ ...queryOf(api.publishing.getPost, { params: { postId: draft.id } }), staleTime: 0 })
      .catch(tellFailure);
    if (!post) return;
    if (post.kind === "activity") await placeActivity(post, { day, time });
    else await messages(post, { day, at });
  };
  const dialog: ReactNode = asked && (
    <Suspense fallback={null}>
      <RescheduleDialog
        title={t("own.plan.title", { title: asked.draft.title })}
        confirm={t("own.plan.confirm")}
        at={asked.at}
        onClose={() => setAsked(null)}
        onMove={(to) => {
          setAsked(null);
          const { day, time } = partsOf("at" in to ? to.at : null, zone);
          if (day) void plan(asked.draft, { day, time });
        }}
      />
    </Suspense>
  );
  return {
    ask: (draft: Draft) => setAsked({ draft, at: null }),
    drop: (draft: Draft, day: string) => void plan(draft, { day, time: null }),
    dialog,
  };
}

/** Schedules a message whose version was checked; another is opened where it is checked, with the day kept. */
function useMessagePlan() {
  const t = useText();
  const go = useGo();
  const format = useFormat();
  const open = useRef(() => {});
  const unschedule = useCommand(api.publishing.unschedulePost, { done: t("own.plan.undone") });
  const publish = useCommand(api.publishing.publishPost, {
    refused: (refusal: Refused) => {
      const isUnchecked = refusal.code === "not_previewed" || Object.keys(refusal.fields).length > 0;
      if (isUnchecked) open.current();
      return isUnchecked;
    },
  });
  return async (post: Post, { day, at }: { day: string; at: string }) => {
    const params = { postId: post.id };
    open.current = () => {
      toast(t("own.plan.check"), { tone: "hint" });
      go(`/messages/${post.id}/edit?day=${day}&step=check`);
    };
    if (post.previewedVersion !== post.version) return open.current();
    const done = await publish.run({ params, body: { version: post.version, at } });
    if (!done) return;
    const undo = () => void unschedule.run({ params });
    toast(t("own.done.movedTo", { at: format.moment(at) }), { action: { label: t("message.undo"), run: undo } });
  };
}

/** Gives the draft of an activity that day, with its time and length, or those of a new one. */
function useActivityPlan() {
  const t = useText();
  const zone = useKitZone();
  const format = useFormat();
  const save = useCommand(api.publishing.updatePost);
  return async (post: Post, { day, time }: When) => {
    const draft = draftOf(post);
    const begun = beginActivity({ now: new Date(), timeZone: zone, day });
    const was = draft.activity?.fromDay ? draft.activity : { ...draft.activity, ...begun };
    const activity = { ...was, ...withStart(was, { fromDay: day, fromTime: time ?? was.fromTime }, true) };
    const put = (version: number, next: typeof draft) =>
      save.run({ params: { postId: post.id }, body: { version, post: bodyOf(next), confirmed: [] } });
    const saved = await put(post.version, { ...draft, activity });
    if (!saved) return;
    const undo = () => void put(saved.version, draft);
    const said = t("own.plan.takesPlace", { day: format.day(`${day}T12:00:00Z`) });
    toast(said, { action: { label: t("message.undo"), run: undo } });
  };
}
