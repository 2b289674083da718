import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import { Refused } from "@stoep/contract/kernel";
import type { QueryClient } from "@tanstack/react-query";
import { api, onSignInRequired } from "../api/index.ts";
import { speak } from "../texts/index.ts";
import {
  type AppIdentity,
  dropToken,
  identifyApp,
  keepToken,
  onOtherTab,
  readRecord,
  type SessionRecord,
  writeRecord,
} from "../token/index.ts";

export type Session = Awaited<ReturnType<typeof api.accounts.getSession>>;

export type SessionState =
  | { phase: "starting" }
  | { phase: "out" }
  /** `isOffline`: the last known session, without a connection. */
  | { phase: "in"; session: Session; isOffline?: true }
  | { phase: "leaving" }
  | { phase: "unreachable" };

interface Options {
  app: AppIdentity;
  queryClient: QueryClient;
  /** The id of what is active: a membership, or a residence. */
  activeIdOf: (session: Session) => string | null;
  /** Reads the session; from the server, unless the app has a better way. */
  readSession?: () => Promise<Session>;
  /** On the device, for when there is no connection. */
  cache?: { read: () => Session | null; write: (session: Session) => void; clear: () => void };
}

/** S1 §4: signing out is signalled first and completes after 500 ms. */
const leavingMilliseconds = 500;

/** The session of this app, and what happens to it. Its methods are bound: they can be passed on and called without the store. */
export class SessionStore {
  #options: Options;
  #state: SessionState = { phase: "starting" };
  #listeners = new Set<() => void>();

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
    try {
      this.#putSession(await readSession());
    } catch (error) {
      if (error instanceof Refused && error.code === "sign_in_required") return this.#forget();
      // A session that is known stays on screen while the service is away.
      if (this.#state.phase === "in") return;
      const session = cache?.read();
      this.#put(session ? { phase: "in", session, isOffline: true } : { phase: "unreachable" });
    }
  };

  /** With the token of a successful sign-in: stores it and reads the session, or returns the second step that is still to be taken. */
  signIn = async ({ access_token, ...rest }: TokenAnswer): Promise<SecondStep | null> => {
    if (access_token === undefined) return rest.second_step ?? { kinds: [], phoneHint: null };
    this.#options.queryClient.clear();
    keepToken({ ...rest, access_token });
    await this.load();
    await this.speakAsAccount();
    return null;
  };

  /** The screens go on in the language of the account, whatever this browser spoke last. Without its texts they stay as they are. */
  speakAsAccount = async (): Promise<void> => {
    if (this.#state.phase === "in") await speak(this.#state.session.account.language).catch(() => null);
  };

  signOut = async (): Promise<void> => {
    this.#put({ phase: "leaving" });
    const pause = new Promise((resolve) => setTimeout(resolve, leavingMilliseconds));
    await Promise.all([api.accounts.endSession().catch(() => null), pause]);
    this.#forget();
  };

  /** Switches to another membership or residence, and drops all cached queries. */
  goOnAs = (session: Session): void => {
    this.#options.queryClient.clear();
    this.#putSession(session);
  };

  /** Once, before the first screen. */
  start = async (): Promise<void> => {
    onSignInRequired(() => {
      if (this.#state.phase !== "leaving" && this.#state.phase !== "out") this.#forget();
    });
    onOtherTab(this.#followOtherTab);
    window.addEventListener("online", () => {
      const state = this.#state;
      if (state.phase === "unreachable" || (state.phase === "in" && state.isOffline)) void this.load();
    });
    await this.load();
  };

  #followOtherTab = (record: SessionRecord | null, before: SessionRecord | null): void => {
    if (!record) {
      this.#forget();
      return;
    }
    const isSame = record.accountId === before?.accountId && record.activeId === before?.activeId;
    if (isSame && this.#state.phase === "in") return;
    this.#options.queryClient.clear();
    if (record.accountId !== before?.accountId) dropToken();
    void this.load();
  };

  #putSession(session: Session): void {
    const { activeIdOf, cache } = this.#options;
    const record = readRecord();
    if (record) writeRecord({ ...record, activeId: activeIdOf(session) });
    cache?.write(session);
    this.#put({ phase: "in", session });
  }

  #forget(): void {
    dropToken();
    writeRecord(null);
    this.#options.cache?.clear();
    this.#options.queryClient.clear();
    this.#put({ phase: "out" });
  }

  #put(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
