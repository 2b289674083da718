import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import { Refused } from "@stoep/contract/kernel";
import type { QueryClient } from "@tanstack/react-query";
import { dropPrefetched } from "../ahead/index.ts";
import { api, onPlaceChanged, onSessionOver, onSignInRequired } from "../api/index.ts";
import { switchLanguage } from "../texts/index.ts";
import {
  type AppIdentity,
  dropToken,
  identifyApp,
  keepPlace,
  keepToken,
  onOtherTab,
  readRecord,
  type SessionRecord,
  writeRecord,
} from "../token/index.ts";
import { forgetLeaver, leaver, rememberLeaver } from "./leaver.ts";

export type Session = Awaited<ReturnType<typeof api.accounts.getSession>>;

export type SessionState =
  | { phase: "starting" }
  /** `hasSignedOut`: by choice, in this tab. The next person to sign in is not led back to the screen that was open. */
  | { phase: "out"; hasSignedOut?: true }
  /**
   * `isOffline`: the last known session, without a connection. `isOver`: the session has reached its end, and its screens stay with
   * what was typed until the person has signed in again.
   */
  | { phase: "in"; session: Session; isOffline?: true; isOver?: true }
  | { phase: "leaving" }
  | { phase: "unreachable" };

interface Options {
  app: AppIdentity;
  queryClient: QueryClient;
  /** The id of the active membership or residence. */
  activeIdOf: (session: Session) => string | null;
  /** Reads the session; from the server, unless the app has a better way. */
  readSession?: () => Promise<Session>;
  /** On the device, for when there is no connection. */
  cache?: { read: () => Session | null; write: (session: Session) => void; clear: () => void };
  /**
   * Unsent work that is stored on the device. It outlives a session that ends by itself, so that nothing is lost. Signing out removes
   * it, and so does another person's session.
   */
  unsent?: { dropAll: () => void; dropOthers: (session: Session) => void };
}

/** S1 §4: signing out is signalled first and completes after 500 ms. */
const leavingMilliseconds = 500;

/** The session of this app, and what happens to it. Its methods are bound: they can be passed on and called without the store. */
export class SessionStore {
  #options: Options;
  #state: SessionState = { phase: "starting" };
  #listeners = new Set<() => void>();
  /** Numbers every read and every change of the session; anything older than the newest applied one is ignored. */
  #last = 0;
  #newest = 0;

  constructor(options: Options) {
    this.#options = options;
    identifyApp(options.app);
  }

  /** For useSyncExternalStore. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  read = (): SessionState => this.#state;

  /** Reads the session. Never rejects: without one the phase is `out`, without the server `unreachable`. */
  load = async (): Promise<void> => {
    const { cache, readSession = () => api.accounts.getSession() } = this.#options;
    if (!readRecord()) return this.#put({ phase: "out" });
    this.#last += 1;
    const own = this.#last;
    try {
      const session = await readSession();
      if (own < this.#newest) return;
      this.#newest = own;
      this.#putSession(session);
    } catch (error) {
      if (own < this.#newest) return;
      if (error instanceof Refused && error.code === "sign_in_required")
        return this.#isOver() ? undefined : this.#forget();
      // A known session stays on screen while the service is unreachable.
      if (this.#state.phase === "in") return;
      const session = cache?.read();
      this.#put(session ? { phase: "in", session, isOffline: true } : { phase: "unreachable" });
    }
  };

  /** With the token of a successful sign-in: stores it and reads the session, or returns the second step that is still to be taken. */
  signIn = async ({ access_token, ...rest }: TokenAnswer): Promise<SecondStep | null> => {
    if (access_token === undefined) return rest.second_step ?? { kinds: [], phoneHint: null };
    this.#options.queryClient.clear();
    this.#outdate();
    keepToken({ ...rest, access_token });
    await this.load();
    await this.speakAsAccount();
    return null;
  };

  /** Switches the screens to the account's language, whatever this browser used last. If its texts fail to load, nothing changes. */
  speakAsAccount = async (): Promise<void> => {
    if (this.#state.phase === "in") await switchLanguage(this.#state.session.account.language).catch(() => null);
  };

  signOut = async (): Promise<void> => {
    this.#outdate();
    this.#put({ phase: "leaving" });
    // Removed now, since this page may be closed any time, and again when no other tab can add to it any more.
    this.#options.unsent?.dropAll();
    const pause = new Promise((resolve) => setTimeout(resolve, leavingMilliseconds));
    await Promise.all([api.accounts.endSession().catch(() => null), pause]);
    this.#options.unsent?.dropAll();
    this.#forget({ hasSignedOut: true });
    forgetLeaver();
  };

  /** Whether the last session in this tab ended by itself, so that the page to sign in can say why it is there. */
  hasEnded = (): boolean => leaver() !== null;

  /** Where to go after signing in: `next`, unless that screen belongs to another person, whose session ended in this tab. */
  landing = (next: string, first: string): string => {
    const left = leaver();
    const isTheirs = this.#state.phase === "in" && left !== null && left !== this.#state.session.account.id;
    return isTheirs ? first : next;
  };

  /** Switches to another membership or residence, and drops all cached queries. */
  goOnAs = (session: Session): void => {
    this.#options.queryClient.clear();
    this.#outdate();
    this.#putSession(session);
  };

  /** Called once, before the first screen. */
  start = async (): Promise<void> => {
    onSignInRequired(() => {
      if (this.#state.phase !== "leaving" && this.#state.phase !== "out" && !this.#isOver()) this.#forget();
    });
    onSessionOver(this.#hold);
    onPlaceChanged(() => this.#goElsewhere());
    onOtherTab(this.#followOtherTab);
    window.addEventListener("online", () => {
      const state = this.#state;
      if (state.phase === "unreachable" || (state.phase === "in" && state.isOffline)) void this.load();
    });
    await this.load();
  };

  /** Leaves the screens of a session that has reached its end, for the page to sign in. */
  leaveOver = (): void => {
    if (this.#isOver()) this.#forget();
  };

  #isOver = (): boolean => this.#state.phase === "in" && this.#state.isOver === true;

  /** Only a tab that has screens to keep holds them. */
  #hold = (): void => {
    if (this.#state.phase === "in") this.#put({ ...this.#state, isOver: true });
    else if (this.#state.phase !== "leaving" && this.#state.phase !== "out") this.#forget();
  };

  /** Somebody signed in in another tab: the same person in the same place goes on with their screens as they are. */
  #resume = async (): Promise<void> => {
    const held = this.#state;
    if (held.phase !== "in") return;
    const { activeIdOf, readSession = () => api.accounts.getSession(), queryClient } = this.#options;
    dropToken();
    const session = await readSession().catch(() => null);
    if (!session || this.#state !== held) return;
    const isSame = session.account.id === held.session.account.id && activeIdOf(session) === activeIdOf(held.session);
    if (!isSame) return this.#goElsewhere();
    this.#outdate();
    this.#putSession(session);
    void queryClient.invalidateQueries();
  };

  #followOtherTab = (record: SessionRecord | null, before: SessionRecord | null): void => {
    if (this.#isOver()) {
      // The page to sign in first forgets the session that is over.
      if (record) void this.#resume();
      return;
    }
    if (!record) {
      this.#forget();
      return;
    }
    const isSame = record.accountId === before?.accountId && record.activeId === before?.activeId;
    if (isSame && this.#state.phase === "in") return;
    if (record.accountId !== before?.accountId) dropToken();
    this.#goElsewhere();
  };

  /** Another tab switched: nothing that was loaded, or is being loaded, belongs to the session any more. */
  #goElsewhere(): void {
    this.#options.queryClient.clear();
    this.#outdate();
    void this.load();
  }

  /** Any read that is under way was for the previous session. */
  #outdate(): void {
    dropPrefetched();
    this.#last += 1;
    this.#newest = this.#last;
  }

  #putSession(session: Session): void {
    const { activeIdOf, cache, unsent } = this.#options;
    const record = readRecord();
    if (record) writeRecord({ ...record, activeId: activeIdOf(session) });
    // A mailed link signs in over another person's session.
    const before = cache?.read();
    if (before && before.account.id !== session.account.id) cache?.clear();
    cache?.write(session);
    unsent?.dropOthers(session);
    this.#put({ phase: "in", session });
  }

  #forget(how: { hasSignedOut?: true } = {}): void {
    rememberLeaver(this.#state.phase === "in" ? this.#state.session.account.id : (readRecord()?.accountId ?? null));
    this.#outdate();
    dropToken();
    writeRecord(null);
    this.#options.cache?.clear();
    this.#options.queryClient.clear();
    this.#put({ phase: "out", ...how });
  }

  #put(next: SessionState): void {
    this.#state = next;
    if (next.phase === "in") keepPlace(this.#options.activeIdOf(next.session));
    if (next.phase === "out") keepPlace(null);
    for (const listener of this.#listeners) listener();
  }
}
