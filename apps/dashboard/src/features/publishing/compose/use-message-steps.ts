import type { Post, Preview } from "@stoep/contract/publishing";
import { type Problems, type StepCallbacks, type StepCalls, useSteps } from "../../../app/editor/index.ts";
import { api, useCommand } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { MessageDesk, MessageState } from "./use-desk.ts";

function useCalls({
  previewRefused,
  publishRefused,
  published,
  unscheduled,
}: StepCallbacks<Post>): StepCalls<Post, Preview> {
  const t = useText();
  const preview = useCommand(api.publishing.previewPost, { refused: previewRefused });
  const publish = useCommand(api.publishing.publishPost, {
    refetches: ["publishing", "feed"],
    refused: publishRefused,
    whenDone: ({ post }) => published(post),
  });
  const unschedule = useCommand(api.publishing.unschedulePost, {
    done: t("publish.unscheduled"),
    whenDone: unscheduled,
  });
  return {
    preview: ({ id }) => preview.run({ params: { postId: id } }),
    isPreviewing: preview.isRunning,
    publish: ({ id }, { version }, at) => publish.run({ params: { postId: id }, body: { version, at } }),
    isPublishing: publish.isRunning,
    unschedule: ({ id }) => unschedule.run({ params: { postId: id } }),
    isUnscheduling: unschedule.isRunning,
  };
}

/** The steps of a message, from writing to online. */
export function useMessageSteps(desk: MessageDesk, state: MessageState, problems: Problems, isUploading: boolean) {
  const t = useText();
  return useSteps({
    desk,
    state,
    problems,
    isUploading,
    useCalls,
    words: {
      saveFirst: { scheduled: t("compose.saveFirst.scheduled"), published: t("compose.saveFirst.published") },
      published: t("publish.published"),
      scheduled: (at) => t("publish.scheduled", { at }),
      nextAddress: (post) => (post.state === "published" ? `/messages/${post.id}` : "/inbox?state=scheduled"),
    },
  });
}
