/**
 * The state of a document while it is edited: the draft, what was last saved, and the saving itself. Independent of any screen; all it
 * knows of the document is its *kind*: how to convert it to a draft, and the calls that create and update it.
 *
 *   changed ─▶ (pause) ─▶ saving ─▶ at rest
 *                           ├─▶ failed ─▶ retried by hand, on the next change, or when the connection is back
 *                           ├─▶ conflict: someone else saved first ─▶ the author chooses, field by field
 *                           └─▶ at rest, unsaved: the change would reach people, and the author did not confirm it
 *
 * Drafts that nobody can read yet are saved automatically; everything else only when save() is called.
 */
import { Refused } from "@stoep/contract/kernel";
import { afterPaint } from "@stoep/ui";
import type { Attempt, DraftCopies } from "./draft-copies.ts";
import { newId } from "./list-items.ts";
import { withChanges } from "./merge.ts";

/** Fields that every document edited at a desk has. */
export type VersionedDocument = { id: string; version: number; savedAt: string };

/** A kind of document: converts between what the server stores, the draft and the request body. */
export type DocumentKind<Saved extends VersionedDocument, Draft extends object, Body> = {
  draftOf(saved: Saved): Draft;
  bodyOf(draft: Draft): Body;
  /** Whether nobody else can read it yet; such documents are saved automatically. */
  isPrivate(saved: Saved): boolean;
  /** What stays chosen when a document that was never saved is discarded. */
  keptWhenNew?(draft: Draft): Partial<Draft>;
  create(body: Body, key: string): Promise<Saved>;
  update(id: string, version: number, body: Body, key: string): Promise<Saved>;
};

export type DeskState<Saved, Draft> = {
  draft: Draft;
  saved: Draft;
  /** As last returned by the server; null until it has been created. */
  stored: Saved | null;
  phase: "rest" | "saving" | "failed" | "conflict";
  refusal: Refused | null;
  isDirty: boolean;
  /** Whether changes are saved automatically. */
  isAuto: boolean;
  /** When the copy that this draft was restored from was made; null when nothing was restored. */
  restoredFrom: string | null;
};

export type DeskOptions<Saved extends VersionedDocument, Draft extends object, Body> = {
  kind: DocumentKind<Saved, Draft, Body>;
  stored: Saved | null;
  draft: Draft;
  copies: DraftCopies<Draft, Body>;
  pause?: number;
};
export type Change<Draft> = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

/** How long to wait after the last change, and after a failed connection. */
const pauseMilliseconds = 2000;
const retryMilliseconds = 10_000;

export class Desk<Saved extends VersionedDocument, Draft extends object, Body> {
  #state: DeskState<Saved, Draft>;
  #attempt: Attempt<Draft, Body> | null = null;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
  readonly #listeners = new Set<() => void>();
  readonly #kind: DocumentKind<Saved, Draft, Body>;
  readonly #copies: DraftCopies<Draft, Body>;
  readonly #pause: number;

  constructor({ kind, stored, draft, copies, pause = pauseMilliseconds }: DeskOptions<Saved, Draft, Body>) {
    const copy = copies.read(stored?.id ?? null);
    this.#kind = kind;
    this.#copies = copies;
    this.#pause = pause;
    this.#attempt = copy?.attempt ?? null;
    const last = stored && copy ? { ...stored, version: copy.version ?? stored.version } : stored;
    this.#state = {
      draft: copy?.draft ?? draft,
      saved: copy?.saved ?? draft,
      stored: last,
      phase: "rest",
      refusal: null,
      isDirty: copy !== null,
      isAuto: stored === null || kind.isPrivate(stored),
      restoredFrom: copy?.at ?? null,
    };
  }

  read = (): DeskState<Saved, Draft> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts saving automatically. Returns a function that stops it. */
  start = (): (() => void) => {
    this.#isStarted = true;
    const retry = () => this.#state.phase === "failed" && void this.save();
    window.addEventListener("online", retry);
    this.#arm();
    return () => {
      this.#isStarted = false;
      clearTimeout(this.#timer);
      window.removeEventListener("online", retry);
    };
  };

  /** `typed`: a field already shows this text. The rest of the screen follows after the next frame, so that it does not delay the typing. */
  change = (change: Change<Draft>, how?: "typed"): void => {
    const { draft, phase } = this.#state;
    const patch = typeof change === "function" ? change(draft) : change;
    this.#put({ draft: { ...draft, ...patch } }, how);
    if (phase !== "conflict") this.#arm();
  };

  /** Saves until nothing is unsaved. Returns null on failure: `phase` and `refusal` say why. */
  save = async (): Promise<Saved | null> => {
    clearTimeout(this.#timer);
    while (this.#attempt || this.#state.isDirty || !this.#state.stored) {
      if (!(await this.#sendOnce())) return null;
    }
    return this.#state.stored;
  };

  /** Brings forward an automatic save that is due in a moment. */
  saveSoon = (): void => {
    if (this.#state.isAuto && this.#state.isDirty && this.#state.phase === "rest") void this.#sendAndArm();
  };

  /** Takes over what a command returned or another screen saved: the same content in a different state. */
  follow = (stored: Saved): void => {
    if (stored.version === this.#state.stored?.version) this.#put({ stored });
  };

  /** Reports that another command was refused because someone else had saved. */
  conflict = (refusal: Refused): void => this.#put({ phase: "conflict", refusal });

  /** Continues from the version that someone else saved; nothing is left unsaved. */
  takeTheirs = (theirs: Saved): void => this.settle(theirs, this.#kind.draftOf(theirs));

  /** Resolves a conflict: continues from the other version, with `draft` holding what was chosen from both. */
  settle = (theirs: Saved, draft: Draft): void => {
    this.#attempt = null;
    this.#put({ stored: theirs, draft, saved: this.#kind.draftOf(theirs), phase: "rest", refusal: null });
    this.#arm();
  };

  /** Continues from the version that a command of this person made; what is unsaved here stays. */
  continueFrom = (stored: Saved): void => {
    const { draft, saved } = this.#state;
    this.settle(stored, withChanges({ before: saved, now: draft }, this.#kind.draftOf(stored)));
  };

  discard = (): void => {
    this.#attempt = null;
    clearTimeout(this.#timer);
    const { saved, stored, draft } = this.#state;
    const start = stored ? saved : { ...saved, ...this.#kind.keptWhenNew?.(draft) };
    this.#put({ draft: start, saved: start, phase: "rest", refusal: null, restoredFrom: null });
  };

  #arm(pause = this.#pause): void {
    clearTimeout(this.#timer);
    if (!this.#isStarted || !this.#state.isAuto || !this.#state.isDirty) return;
    this.#timer = setTimeout(() => void this.#sendAndArm(), pause);
  }

  async #sendAndArm(): Promise<void> {
    clearTimeout(this.#timer);
    if (await this.#sendOnce()) this.#arm();
    else if (this.#state.refusal?.code === "unavailable") this.#arm(retryMilliseconds);
  }

  /** One request at a time: the next needs the version that this one returns. */
  #sendOnce(): Promise<boolean> {
    this.#running ??= this.#send().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #send(): Promise<boolean> {
    const { draft, stored } = this.#state;
    const attempt = this.#attempt ?? {
      key: newId(),
      body: this.#kind.bodyOf(draft),
      draft,
      version: stored?.version ?? null,
    };
    this.#attempt = attempt;
    this.#put({ phase: "saving" });
    const { key, body, version } = attempt;
    try {
      const answer = await (stored && version !== null
        ? this.#kind.update(stored.id, version, body, key)
        : this.#kind.create(body, key));
      // Discarded while the request was under way: the server saved it anyway, and the screen has to show that.
      const isDiscarded = this.#attempt !== attempt && this.#isSame(this.#state.draft, this.#state.saved);
      const late = isDiscarded ? { draft: attempt.draft } : {};
      this.#attempt = null;
      if (!stored) this.#copies.write(null, null);
      this.#put({ stored: answer, saved: attempt.draft, phase: "rest", refusal: null, restoredFrom: null, ...late });
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    const refusal = error instanceof Refused ? error : new Refused({ code: "unexpected", fields: {}, requestId: "" });
    // With any other refusal it is certain that the save did not take effect.
    if (refusal.code !== "unavailable" && refusal.code !== "key_in_use") this.#attempt = null;
    // The author was asked, and did not want it saved like this: nothing failed.
    if (refusal.code === "consequences_unconfirmed") this.#put({ phase: "rest", refusal: null });
    else this.#put({ phase: refusal.code === "changed_meanwhile" ? "conflict" : "failed", refusal });
  }

  #put(change: Partial<DeskState<Saved, Draft>>, how?: "typed"): void {
    const next = { ...this.#state, ...change };
    next.isDirty = this.#attempt !== null || !this.#isSame(next.draft, next.saved);
    next.isAuto = next.stored === null || this.#kind.isPrivate(next.stored);
    this.#state = next;
    const { draft, saved, stored, isDirty } = next;
    const copy = {
      draft,
      saved,
      version: stored?.version ?? null,
      attempt: this.#attempt,
      at: new Date().toISOString(),
    };
    this.#copies.write(stored?.id ?? null, isDirty ? copy : null);
    if (how === "typed") afterPaint(this.#tell);
    else this.#tell();
  }

  #tell = (): void => {
    for (const listener of this.#listeners) listener();
  };

  #isSame(one: Draft, other: Draft): boolean {
    const textOf = (draft: Draft) => JSON.stringify(this.#kind.bodyOf(draft));
    return one === other || textOf(one) === textOf(other);
  }
}
