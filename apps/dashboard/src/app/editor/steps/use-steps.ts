import type { Refused } from "@stoep/contract/kernel";
import { toast } from "@stoep/ui";
import { useEffect, useRef, useState } from "react";
import { useReturn } from "../../parts/use-return.ts";
import { useRefusalText } from "../../text.ts";
import type { Desk, DeskState } from "../desk.ts";
import type { Problems } from "../use-problems.ts";
import { useText } from "../words.ts";
import type { Publishable, StepCallbacks, StepCalls, StepWords } from "./publishable.ts";
import { usePublish } from "./use-publish.ts";

export type StepsOptions<Saved extends Publishable, Draft extends object, Body, Preview> = {
  desk: Desk<Saved, Draft, Body>;
  state: DeskState<Saved, Draft>;
  problems: Problems;
  isUploading: boolean;
  /** Whether the last step is open: the saved version is checked as soon as nothing is in the way. */
  isChecking: boolean;
  /** Goes back to the fields, for when the document has changed since the check. */
  edit: () => void;
  /** A hook that returns the kind's calls, each made with `useCommand`. */
  useCalls: (callbacks: StepCallbacks<Saved>) => StepCalls<Saved, Preview>;
  words: StepWords<Saved>;
};

/** What prevents the check, or its result. `unsaved`: only the saved version can be checked, and saving is up to the author. */
export type CheckResult<Preview> =
  | { phase: "waiting" | "uploading" | "lacking" | "unsaved" | "failed" }
  | { phase: "done"; preview: Preview };

/** Save, check, then publish or schedule. S1 §4: no publishing without a preview. */
export function useSteps<Saved extends Publishable, Draft extends object, Body, Preview>(
  stepping: StepsOptions<Saved, Draft, Body, Preview>,
) {
  const { desk, state, problems, useCalls, words, edit } = stepping;
  const t = useText();
  const [checked, setChecked] = useState<CheckResult<Preview>>({ phase: "waiting" });
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
  const checks = useRef(0);
  const check = async () => {
    checks.current += 1;
    const own = checks.current;
    setChecked({ phase: "waiting" });
    if (problems.report()) return setChecked({ phase: "lacking" });
    const saved = await save();
    const preview = saved && (await calls.preview(saved));
    // The author went back and returned since: this preview is of an earlier version.
    if (own !== checks.current) return;
    if (preview) setChecked({ phase: "done", preview });
    else setChecked((now) => (now.phase === "waiting" ? { phase: "failed" } : now));
  };
  useCheck(stepping, check, setChecked);
  useReturn(() => {
    if (stepping.isChecking && checked.phase === "failed") void check();
  });
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

type CheckState = Pick<StepsOptions<Publishable, object, unknown, unknown>, "isUploading" | "isChecking"> & {
  state: { isDirty: boolean; isAuto: boolean };
};

/** Runs the check when the last step opens, and again once an obstacle is gone. */
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

/** Saves, and reports a failure; a published or scheduled document shows the refused fields. */
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

/** Shows the fault at each field for which an automatic save was refused. */
function useRefusedFields(refusal: Refused | null, { note }: Problems): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per refusal; `note` is new at every render
  useEffect(() => {
    if (refusal && hasFields(refusal)) note(refusal.fields);
  }, [refusal]);
}
