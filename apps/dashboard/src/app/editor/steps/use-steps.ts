import type { Refused } from "@stoep/contract/kernel";
import { confirm, toast } from "@stoep/ui";
import { useEffect, useState } from "react";
import { useRefusalText } from "../../text.ts";
import type { Desk, DeskState } from "../desk.ts";
import type { Problems } from "../use-problems.ts";
import { useText } from "../words.ts";
import type { Publishable, StepCallbacks, StepCalls, StepWords } from "./publishable.ts";
import { usePublish } from "./use-publish.ts";

export type Stepping<Saved extends Publishable, Draft extends object, Body, Preview> = {
  desk: Desk<Saved, Draft, Body>;
  state: DeskState<Saved, Draft>;
  problems: Problems;
  isUploading: boolean;
  /** A hook: the kind's calls, each made with `useCommand`. */
  useCalls: (callbacks: StepCallbacks<Saved>) => StepCalls<Saved, Preview>;
  words: StepWords<Saved>;
};

/** The steps from writing to online: save, look at the preview, publish or schedule. S1 §4: no publishing without a preview. */
export function useSteps<Saved extends Publishable, Draft extends object, Body, Preview>(
  stepping: Stepping<Saved, Draft, Body, Preview>,
) {
  const { desk, state, problems, isUploading, useCalls, words } = stepping;
  const t = useText();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  useRefusedFields(state.phase === "failed" ? state.refusal : null, problems);
  const edit = () => {
    setPreview(null);
    setIsChoosing(false);
  };
  const backToFields = (fields: Record<string, string>) => {
    edit();
    return problems.report(fields);
  };
  const save = useSave(stepping, backToFields);
  const maySave = useSaveQuestion(state, words);
  const publish = usePublish(desk, words, { edit, backToFields });
  const calls = useCalls({
    previewRefused: (refusal) => hasFields(refusal) && backToFields(refusal.fields),
    publishRefused: publish.refused,
    published: publish.published,
    unscheduled: desk.follow,
  });
  const saveNow = async () => {
    const saved = await save();
    if (saved) toast(t(saved.state === "concept" ? "steps.conceptSaved" : "steps.changesSaved"));
  };
  const look = async () => {
    if (isUploading) return toast(t("uploads.wait"), { tone: "hint" });
    if (problems.report() || !(await maySave())) return;
    const saved = await save();
    const answer = saved && (await calls.preview(saved));
    if (answer) setPreview(answer);
  };
  return {
    preview,
    isLooking: calls.isPreviewing,
    look,
    edit,
    saveNow,
    choice: { isOpen: isChoosing, open: () => setIsChoosing(true), close: () => setIsChoosing(false) },
    publish: (at: string | null) => {
      if (!preview || !state.stored) return;
      publish.begin(at);
      void calls.publish(state.stored, preview, at);
    },
    isPublishing: calls.isPublishing,
    pastMoment: publish.pastMoment,
    unschedule: () => state.stored && void calls.unschedule(state.stored),
    isUnscheduling: calls.isUnscheduling,
  };
}

export const hasFields = (refusal: Refused): boolean => Object.keys(refusal.fields).length > 0;

/** Saves, and tells why not; what is online or scheduled goes back to the fields that were refused. */
function useSave<Saved extends Publishable, Draft extends object, Body, Preview>(
  { desk, state }: Stepping<Saved, Draft, Body, Preview>,
  backToFields: (fields: Record<string, string>) => boolean,
): () => Promise<Saved | null> {
  const t = useText();
  const refusalText = useRefusalText();
  return async () => {
    const saved = await desk.save();
    const { refusal, phase } = desk.read();
    if (saved || !refusal || phase === "conflict") return saved;
    if (state.stored && state.stored.state !== "concept") backToFields(refusal.fields);
    toast(t("save.failed", { reason: refusalText(refusal.code) }), { tone: "danger" });
    return null;
  };
}

/** The preview is of what is saved: for what is scheduled or online, that is a step of its own. */
function useSaveQuestion<Saved extends Publishable>(
  { stored, isDirty }: { stored: Saved | null; isDirty: boolean },
  { saveFirst }: StepWords<Saved>,
): () => Promise<boolean> {
  const t = useText();
  return async () => {
    if (!stored || stored.state === "concept" || !isDirty) return true;
    return confirm({
      title: t("steps.saveFirst"),
      message: saveFirst[stored.state],
      confirmLabel: t("steps.saveAndLook"),
      cancelLabel: t("cancel"),
    });
  };
}

/** Saving by itself was refused because of certain fields: they say so where they stand. */
function useRefusedFields(refusal: Refused | null, { note }: Problems): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal; `note` is new at every render
  useEffect(() => {
    if (refusal && hasFields(refusal)) note(refusal.fields);
  }, [refusal]);
}
