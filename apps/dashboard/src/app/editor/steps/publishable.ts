/** What the steps must be told of a kind of document. */
import type { Refused, Verdict } from "@stoep/contract/kernel";
import type { Versioned } from "../desk.ts";

/** What goes online, now or at a moment. */
export type Publishable = Versioned & {
  state: "concept" | "scheduled" | "published";
  publishAt: string | null;
  can: { publish: Verdict; edit: Verdict };
};

/** What the calls of a kind of document report to: refusals, and what was published. */
export type StepCallbacks<Saved> = {
  previewRefused: (refusal: Refused) => boolean;
  publishRefused: (refusal: Refused) => boolean;
  published: (saved: Saved) => void;
  unscheduled: (saved: Saved) => void;
};

/** The calls of a kind of document; each returns nothing when it was refused. */
export type StepCalls<Saved, Preview> = {
  preview: (saved: Saved) => Promise<Preview | undefined>;
  isPreviewing: boolean;
  /** `at` null: now. */
  publish: (saved: Saved, preview: Preview, at: string | null) => Promise<unknown>;
  isPublishing: boolean;
  unschedule: (saved: Saved) => Promise<unknown>;
  isUnscheduling: boolean;
};

/** What only the kind of document can say, in words. */
export type StepWords<Saved> = {
  published: string;
  scheduled: (at: string) => string;
  /** The address to go on at once it is published or scheduled. */
  nextAddress: (saved: Saved) => string;
};
