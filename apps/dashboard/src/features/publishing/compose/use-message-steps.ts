import type { Post, Preview } from "@stoep/contract/publishing";
import { type Problems, type StepCallbacks, type StepCalls, useSteps, useStepWays } from "../../../app/editor/index.ts";
import { api, notify, useCommand } from "../../../app/index.ts";
import { useKindText, useText } from "../parts/words.ts";
import { useStepAddress } from "./editor-address.ts";
import { messageSteps, stepOf } from "./steps.ts";
import type { MessageDesk, MessageState, NewPost } from "./use-desk.ts";

function useCalls({
  previewRefused,
  publishRefused,
  published,
  unscheduled,
}: StepCallbacks<Post>): StepCalls<Post, Preview> {
  const t = useText();
  const preview = useCommand(api.publishing.previewPost, { refused: previewRefused });
  const publish = useCommand(api.publishing.publishPost, {
    refused: publishRefused,
    whenDone: ({ post }) => published(post),
  });
  const unschedule = useCommand(api.publishing.unschedulePost, {
    whenDone: (post) => {
      unscheduled(post);
      notify(t(`compose.kinds.${post.kind}.unscheduled`), "done");
    },
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

type MessageStepsOptions = {
  desk: MessageDesk;
  state: MessageState;
  problems: Problems;
  isUploading: boolean;
  /** Whether the message did not exist when the screen was opened; the addresses of its steps change once it does. */
  isNew: boolean;
  wanted: NewPost;
};

/** The steps of a message from writing to publishing, each at its own address. */
export function useMessageSteps({ desk, state, problems, isUploading, isNew, wanted }: MessageStepsOptions) {
  const address = useStepAddress(state.stored?.id, wanted);
  const { step } = address;
  const words = useKindText(wanted.kind);
  const steps = useSteps({
    desk,
    state,
    problems,
    isUploading,
    useCalls,
    isChecking: step === "check",
    edit: () => address.open("content"),
    words: {
      published: words("published"),
      scheduled: (at) => words("scheduled", { at }),
      nextAddress: (post) => (post.state === "published" ? `/messages/${post.id}` : "/inbox?state=scheduled"),
    },
  });
  const ways = useStepWays({
    desk,
    isAuto: state.isAuto,
    problems,
    isUploading,
    isNew,
    step,
    order: messageSteps,
    stepOf,
    go: address.open,
    save: steps.save,
  });
  return { ...steps, ...ways, step, hrefOf: address.hrefOf };
}
