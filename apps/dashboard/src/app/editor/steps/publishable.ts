/** What a kind of document must provide for the steps. */
import type { Refused, Verdict } from "@stoep/contract/kernel";
import type { VersionedDocument } from "../desk.ts";

/** A document that can be published, now or at a chosen time. */
export type Publishable = VersionedDocument & {
  state: "concept" | "scheduled" | "published";
  publishAt: string | null;
  can: { publish: Verdict; edit: Verdict };
};

type CheckedSteps = { step: string; checked: { phase: string } };

/** Whether what is on screen was checked: the stored version was, and nothing has changed since. */
export function isChecked(
  stored: { version: number; previewedVersion: number | null } | null,
  isDirty: boolean,
  { step, checked }: CheckedSteps,
): boolean {
  const isStored = stored !== null && stored.previewedVersion === stored.version;
  return !isDirty && (isStored || (step === "check" && checked.phase === "done"));
}

/** Callbacks for refusals and for what was published. */
export type StepCallbacks<Saved> = {
  previewRefused: (refusal: Refused) => boolean;
  publishRefused: (refusal: Refused) => boolean;
  published: (saved: Saved) => void;
  unscheduled: (saved: Saved) => void;
};

/** The calls of a kind of document; each returns undefined when refused. */
export type StepCalls<Saved, Preview> = {
  preview: (saved: Saved) => Promise<Preview | undefined>;
  isPreviewing: boolean;
  /** Publishes now if `at` is null. */
  publish: (saved: Saved, preview: Preview, at: string | null) => Promise<unknown>;
  isPublishing: boolean;
  unschedule: (saved: Saved) => Promise<unknown>;
  isUnscheduling: boolean;
};

/** Texts specific to the kind of document. */
export type StepWords<Saved> = {
  published: string;
  scheduled: (at: string) => string;
  /** Where to go once it is published or scheduled. */
  nextAddress: (saved: Saved) => string;
};
