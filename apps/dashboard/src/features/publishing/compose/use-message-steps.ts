import type { Post, Preview } from "@stoep/contract/publishing";
import { toast } from "@stoep/ui";
import { useState } from "react";
import {
  type Problems,
  type StepCallbacks,
  type StepCalls,
  useSteps,
  useUploadWait,
} from "../../../app/editor/index.ts";
import { api, notify, useCommand } from "../../../app/index.ts";
import { useKindText, useText } from "../parts/words.ts";
import { useStepAddress } from "./editor-address.ts";
import { placeOf, type StepKey, stepAfter, stepOf } from "./steps.ts";
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
  const t = useText();
  const wait = useUploadWait();
  const address = useStepAddress(state.stored?.id, wanted);
  const { step } = address;
  const furthest = useFurthest(step);
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
  /** A new message is saved before its own address is opened. */
  const open = async (next: StepKey) => {
    if (next === step) return;
    if (!isNew) return address.open(next);
    // The next screen starts from what is saved now.
    if (isUploading) return wait();
    const { stored, isDirty } = desk.read();
    if (!stored && !isDirty) return address.open(next);
    const saved = await steps.save();
    if (saved) address.open(next, saved.id);
  };
  const next = () => {
    if (problems.report({}, (path) => stepOf(path) === step)) return;
    if (state.isAuto) desk.saveSoon();
    void open(stepAfter(step));
  };
  const discard = () => {
    const { draft } = desk.read();
    desk.discard();
    toast(t("compose.discarded"), { action: { label: t("compose.undo"), run: () => desk.change(draft) } });
  };
  return { ...steps, step, furthest, hrefOf: address.hrefOf, open, next, discard };
}

/** The furthest step opened so far. */
function useFurthest(step: StepKey): StepKey {
  const [furthest, setFurthest] = useState(step);
  if (placeOf(step) > placeOf(furthest)) setFurthest(step);
  return placeOf(step) > placeOf(furthest) ? step : furthest;
}
