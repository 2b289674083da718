/**
 * The desk a message lies on while it is written: the draft, what was saved of it, and the saving itself. Knows no screen.
 *
 *   changed ─▶ (pause) ─▶ saving ─▶ at rest
 *                           ├─▶ failed ─▶ again by hand, by a change, or when the line is back
 *                           └─▶ clash: somebody else saved meanwhile ─▶ take theirs | mine on top
 *
 * Concepts are saved by themselves; what is planned or live only when save() is called.
 */
import { Refused } from "@stoep/contract/kernel";
import type { Post, PostDraft } from "@stoep/contract/publishing";
import type { Attempt, Keeper } from "./kept.ts";
import { bodyOf, type Draft, draftOf, isSame, mergeDrafts, newId } from "./model.ts";

export type Calls = {
  create(body: PostDraft, key: string): Promise<Post>;
  update(postId: string, version: number, body: PostDraft, key: string): Promise<Post>;
};

export type DeskState = {
  draft: Draft;
  saved: Draft;
  /** As last answered by the server; null until it exists there. */
  post: Post | null;
  phase: "rest" | "saving" | "failed" | "clash";
  refusal: Refused | null;
  isDirty: boolean;
  /** When the copy was kept that this began with; null when nothing had to be brought back. */
  broughtBackFrom: string | null;
};

type Opening = { post: Post | null; draft: Draft; calls: Calls; keeper: Keeper; pause?: number };
export type Change = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

/** Two seconds after the last change; ten where the line is broken. */
const pauseMilliseconds = 2000;
const retryMilliseconds = 10_000;

export class Desk {
  #state: DeskState;
  #attempt: Attempt | null = null;
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
  readonly #listeners = new Set<() => void>();
  readonly #calls: Calls;
  readonly #keeper: Keeper;
  readonly #pause: number;

  constructor({ post, draft, calls, keeper, pause = pauseMilliseconds }: Opening) {
    const kept = keeper.read(post?.id ?? null);
    this.#calls = calls;
    this.#keeper = keeper;
    this.#pause = pause;
    this.#attempt = kept?.attempt ?? null;
    const last = post && kept ? { ...post, version: kept.version ?? post.version } : post;
    this.#state = {
      draft: kept?.draft ?? draft,
      saved: kept?.saved ?? draft,
      post: last,
      phase: "rest",
      refusal: null,
      isDirty: kept !== null,
      broughtBackFrom: kept?.at ?? null,
    };
  }

  read = (): DeskState => this.#state;

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

  change = (change: Change): void => {
    const { draft, phase } = this.#state;
    const patch = typeof change === "function" ? change(draft) : change;
    this.#put({ draft: { ...draft, ...patch } });
    if (phase !== "clash") this.#arm();
  };

  /** Saves until nothing is unsaved. Null when that failed: `phase` and `refusal` tell why. */
  save = async (): Promise<Post | null> => {
    clearTimeout(this.#timer);
    while (this.#attempt || this.#state.isDirty || !this.#state.post) {
      if (!(await this.#sendOnce())) return null;
    }
    return this.#state.post;
  };

  /** Saves at once what would be saved in a moment anyway. */
  saveSoon = (): void => {
    if (this.#isAuto && this.#state.isDirty && this.#state.phase === "rest") void this.#sendAndArm();
  };

  /** What a command answered, or another screen did: the same words in another state. */
  follow = (post: Post): void => {
    if (post.version === this.#state.post?.version) this.#put({ post });
  };

  /** Another command found that somebody saved meanwhile. */
  clash = (refusal: Refused): void => this.#put({ phase: "clash", refusal });

  /** Theirs, and mine is gone. */
  takeTheirs = (theirs: Post): void => {
    this.#attempt = null;
    const draft = draftOf(theirs);
    this.#put({ post: theirs, draft, saved: draft, phase: "rest", refusal: null });
  };

  /** Theirs, with what was changed here on top. */
  putOnTop = (theirs: Post): void => {
    this.#attempt = null;
    const { saved, draft } = this.#state;
    const theirDraft = draftOf(theirs);
    const merged = mergeDrafts(saved, draft, theirDraft);
    this.#put({ post: theirs, draft: merged, saved: theirDraft, phase: "rest", refusal: null });
    this.#arm();
  };

  /** Forgets what was not saved. */
  discard = (): void => {
    this.#attempt = null;
    clearTimeout(this.#timer);
    this.#put({ draft: this.#state.saved, phase: "rest", refusal: null, broughtBackFrom: null });
  };

  get #isAuto(): boolean {
    return this.#state.post === null || this.#state.post.state === "concept";
  }

  #arm(pause = this.#pause): void {
    clearTimeout(this.#timer);
    if (!this.#isStarted || !this.#isAuto || !this.#state.isDirty) return;
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
    const { draft, post } = this.#state;
    const attempt = this.#attempt ?? { key: newId(), body: bodyOf(draft), draft, version: post?.version ?? null };
    this.#attempt = attempt;
    this.#put({ phase: "saving" });
    const { key, body, version } = attempt;
    try {
      const answer = await (post && version !== null
        ? this.#calls.update(post.id, version, body, key)
        : this.#calls.create(body, key));
      this.#attempt = null;
      if (!post) this.#keeper.write(null, null);
      this.#put({ post: answer, saved: attempt.draft, phase: "rest", refusal: null, broughtBackFrom: null });
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

  #put(change: Partial<DeskState>): void {
    const next = { ...this.#state, ...change };
    next.isDirty = this.#attempt !== null || !isSame(next.draft, next.saved);
    this.#state = next;
    const { draft, saved, post, isDirty } = next;
    const kept = { draft, saved, version: post?.version ?? null, attempt: this.#attempt, at: new Date().toISOString() };
    this.#keeper.write(post?.id ?? null, isDirty ? kept : null);
    for (const listener of this.#listeners) listener();
  }
}
