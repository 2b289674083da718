/**
 * The desk a thing lies on while it is written: the draft, what was saved of it, and the saving itself. Knows no screen, and of
 * the thing only what its *document* says: how it becomes a draft, and the calls that make and change it.
 *
 *   changed ─▶ (pause) ─▶ saving ─▶ at rest
 *                           ├─▶ failed ─▶ again by hand, by a change, or when the line is back
 *                           └─▶ clash: somebody else saved meanwhile ─▶ take theirs | mine on top
 *
 * What nobody reads yet is saved by itself; everything else only when save() is called.
 */
import { Refused } from "@stoep/contract/kernel";
import { mergeDrafts, newId } from "./drafts.ts";
import type { Attempt, Keeper } from "./kept.ts";

/** What the server keeps of any thing that is written at a desk. */
export type Versioned = { id: string; version: number; savedAt: string };

/** A kind of thing: between what the server keeps, what lies on the desk and what is sent. */
export type DocumentKind<Saved extends Versioned, Draft extends object, Body> = {
  draftOf(saved: Saved): Draft;
  bodyOf(draft: Draft): Body;
  /** Nobody reads it yet: it is saved without being asked to. */
  isPrivate(saved: Saved): boolean;
  create(body: Body, key: string): Promise<Saved>;
  update(id: string, version: number, body: Body, key: string): Promise<Saved>;
};

export type DeskState<Saved, Draft> = {
  draft: Draft;
  saved: Draft;
  /** As last answered by the server; null until it exists there. */
  stored: Saved | null;
  phase: "rest" | "saving" | "failed" | "clash";
  refusal: Refused | null;
  isDirty: boolean;
  /** Saved without being asked to. */
  isAuto: boolean;
  /** When the copy was kept that this began with; null when nothing had to be brought back. */
  broughtBackFrom: string | null;
};

export type Opening<Saved extends Versioned, Draft extends object, Body> = {
  kind: DocumentKind<Saved, Draft, Body>;
  stored: Saved | null;
  draft: Draft;
  keeper: Keeper<Draft, Body>;
  pause?: number;
};
export type Change<Draft> = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

/** Two seconds after the last change; ten where the line is broken. */
const pauseMilliseconds = 2000;
const retryMilliseconds = 10_000;

export class Desk<Saved extends Versioned, Draft extends object, Body> {
  #state: DeskState<Saved, Draft>;
  #attempt: Attempt<Draft, Body> | null = null;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
  readonly #listeners = new Set<() => void>();
  readonly #kind: DocumentKind<Saved, Draft, Body>;
  readonly #keeper: Keeper<Draft, Body>;
  readonly #pause: number;

  constructor({ kind, stored, draft, keeper, pause = pauseMilliseconds }: Opening<Saved, Draft, Body>) {
    const kept = keeper.read(stored?.id ?? null);
    this.#kind = kind;
    this.#keeper = keeper;
    this.#pause = pause;
    this.#attempt = kept?.attempt ?? null;
    const last = stored && kept ? { ...stored, version: kept.version ?? stored.version } : stored;
    this.#state = {
      draft: kept?.draft ?? draft,
      saved: kept?.saved ?? draft,
      stored: last,
      phase: "rest",
      refusal: null,
      isDirty: kept !== null,
      isAuto: stored === null || kind.isPrivate(stored),
      broughtBackFrom: kept?.at ?? null,
    };
  }

  read = (): DeskState<Saved, Draft> => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to save by itself, until the function returned is called. */
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

  change = (change: Change<Draft>): void => {
    const { draft, phase } = this.#state;
    const patch = typeof change === "function" ? change(draft) : change;
    this.#put({ draft: { ...draft, ...patch } });
    if (phase !== "clash") this.#arm();
  };

  /** Saves until nothing is unsaved. Null when that failed: `phase` and `refusal` tell why. */
  save = async (): Promise<Saved | null> => {
    clearTimeout(this.#timer);
    while (this.#attempt || this.#state.isDirty || !this.#state.stored) {
      if (!(await this.#sendOnce())) return null;
    }
    return this.#state.stored;
  };

  /** Saves at once what would be saved in a moment anyway. */
  saveSoon = (): void => {
    if (this.#state.isAuto && this.#state.isDirty && this.#state.phase === "rest") void this.#sendAndArm();
  };

  /** What a command answered, or another screen did: the same words in another state. */
  follow = (stored: Saved): void => {
    if (stored.version === this.#state.stored?.version) this.#put({ stored });
  };

  /** Another command found that somebody saved meanwhile. */
  clash = (refusal: Refused): void => this.#put({ phase: "clash", refusal });

  /** Theirs, and mine is gone. */
  takeTheirs = (theirs: Saved): void => {
    this.#attempt = null;
    const draft = this.#kind.draftOf(theirs);
    this.#put({ stored: theirs, draft, saved: draft, phase: "rest", refusal: null });
  };

  /** Theirs, with what was changed here on top. */
  putOnTop = (theirs: Saved): void => {
    this.#attempt = null;
    const { saved, draft } = this.#state;
    const theirDraft = this.#kind.draftOf(theirs);
    const merged = mergeDrafts(saved, draft, theirDraft);
    this.#put({ stored: theirs, draft: merged, saved: theirDraft, phase: "rest", refusal: null });
    this.#arm();
  };

  /** Forgets what was not saved. */
  discard = (): void => {
    this.#attempt = null;
    clearTimeout(this.#timer);
    this.#put({ draft: this.#state.saved, phase: "rest", refusal: null, broughtBackFrom: null });
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

  /** One request at a time: the next needs the version that this one answers. */
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
      this.#attempt = null;
      if (!stored) this.#keeper.write(null, null);
      this.#put({ stored: answer, saved: attempt.draft, phase: "rest", refusal: null, broughtBackFrom: null });
      return true;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    const refusal = error instanceof Refused ? error : new Refused({ code: "unexpected", fields: {}, requestId: "" });
    // Whether it arrived is unknown only when no answer came.
    if (refusal.code !== "unavailable" && refusal.code !== "key_in_use") this.#attempt = null;
    this.#put({ phase: refusal.code === "changed_meanwhile" ? "clash" : "failed", refusal });
  }

  #put(change: Partial<DeskState<Saved, Draft>>): void {
    const next = { ...this.#state, ...change };
    next.isDirty = this.#attempt !== null || !this.#isSame(next.draft, next.saved);
    next.isAuto = next.stored === null || this.#kind.isPrivate(next.stored);
    this.#state = next;
    const { draft, saved, stored, isDirty } = next;
    const kept = {
      draft,
      saved,
      version: stored?.version ?? null,
      attempt: this.#attempt,
      at: new Date().toISOString(),
    };
    this.#keeper.write(stored?.id ?? null, isDirty ? kept : null);
    for (const listener of this.#listeners) listener();
  }

  #isSame(one: Draft, other: Draft): boolean {
    const textOf = (draft: Draft) => JSON.stringify(this.#kind.bodyOf(draft));
    return one === other || textOf(one) === textOf(other);
  }
}
