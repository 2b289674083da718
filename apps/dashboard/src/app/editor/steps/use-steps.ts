import type { Refused } from "@stoep/contract/kernel";
import { toast } from "@stoep/ui";
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
  /** The last step is open: what is saved is checked as soon as nothing is in the way. */
  isChecking: boolean;
  /** Leads back to the fields, when the document changed meanwhile. */
  edit: () => void;
  /** A hook: the kind's calls, each made with `useCommand`. */
  useCalls: (callbacks: StepCallbacks<Saved>) => StepCalls<Saved, Preview>;
  words: StepWords<Saved>;
};

/** How the check stands: what hinders it, or its result. `unsaved`: the check is of what is saved, and saving is up to the author. */
export type Checked<Preview> =
  | { phase: "waiting" | "uploading" | "lacking" | "unsaved" | "failed" }
  | { phase: "done"; preview: Preview };

/** From writing to online: save, check, publish or schedule. S1 §4: no publishing without a preview. */
export function useSteps<Saved extends Publishable, Draft extends object, Body, Preview>(
  stepping: Stepping<Saved, Draft, Body, Preview>,
) {
  const { desk, state, problems, useCalls, words, edit } = stepping;
  const t = useText();
  const [checked, setChecked] = useState<Checked<Preview>>({ phase: "waiting" });
  useRefusedFields(state.phase === "failed" ? state.refusal : null, problems);
  const backToFields = (fields: Record<string, string>) => {
    setChecked({ phase: "lacking" });
    return problems.report(fields);
  };
  const save = useSave(desk, problems);
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
    return saved;
  };
  const check = async () => {
    setChecked({ phase: "waiting" });
    if (problems.report()) return setChecked({ phase: "lacking" });
    const saved = await save();
    const preview = saved && (await calls.preview(saved));
    if (preview) setChecked({ phase: "done", preview });
    else setChecked((now) => (now.phase === "waiting" ? { phase: "failed" } : now));
  };
  useCheck(stepping, check, setChecked);
  return {
    checked,
    check,
    save,
    saveNow,
    publish: (at: string | null) => {
      if (checked.phase !== "done" || !state.stored) return;
      publish.begin(at);
      void calls.publish(state.stored, checked.preview, at);
    },
    isPublishing: calls.isPublishing,
    pastMoment: publish.pastMoment,
    unschedule: () => state.stored && void calls.unschedule(state.stored),
    isUnscheduling: calls.isUnscheduling,
  };
}

export const hasFields = (refusal: Refused): boolean => Object.keys(refusal.fields).length > 0;

type CheckState = Pick<Stepping<Publishable, object, unknown, unknown>, "isUploading" | "isChecking"> & {
  state: { isDirty: boolean; isAuto: boolean };
};

/** Checks when the last step is opened, and again once what was in the way is gone. */
function useCheck(
  { isUploading, isChecking, state }: CheckState,
  check: () => Promise<void>,
  put: (checked: { phase: "uploading" | "unsaved" }) => void,
): void {
  const isUnsaved = state.isDirty && !state.isAuto;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per obstacle; `check` is new at every render
  useEffect(() => {
    if (!isChecking) return;
    if (isUploading) put({ phase: "uploading" });
    else if (isUnsaved) put({ phase: "unsaved" });
    else void check();
  }, [isChecking, isUploading, isUnsaved]);
}

/** Saves, and tells why not; what is online or scheduled shows the fields that were refused. */
function useSave<Saved extends Publishable, Draft extends object, Body>(
  desk: Desk<Saved, Draft, Body>,
  { note }: Problems,
): () => Promise<Saved | null> {
  const t = useText();
  const refusalText = useRefusalText();
  return async () => {
    const saved = await desk.save();
    const { refusal, phase } = desk.read();
    if (saved || !refusal || phase === "conflict") return saved;
    if (hasFields(refusal)) note(refusal.fields);
    toast(t("save.failed", { reason: refusalText(refusal.code) }), { tone: "danger" });
    return null;
  };
}

/** Saving by itself was refused because of certain fields: they say so where they stand. */
function useRefusedFields(refusal: Refused | null, { note }: Problems): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal; `note` is new at every render
  useEffect(() => {
    if (refusal && hasFields(refusal)) note(refusal.fields);
  }, [refusal]);
}
