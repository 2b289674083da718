import type { SecondStep, TokenAnswer } from "@stoep/contract/accounts";
import { Refused } from "@stoep/contract/kernel";
import type { QueryClient } from "@tanstack/react-query";
import { api, onSignInRequired } from "../api/index.ts";
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
  /** `isOffline`: what was known last, for want of a line. */
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
  /** What stays on the device for when there is no line. */
  kept?: { read: () => Session | null; keep: (session: Session) => void; drop: () => void };
  /** The last thing of a sign-in. */
  afterSignIn?: (session: Session) => Promise<void>;
}

/** S1 §4: signing out is signalled first and completes after 500 ms. */
const leavingMilliseconds = 500;

/** The session of this app, and what happens to it. Its functions may be taken out and called on their own. */
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

  /** Reads who is signed in; nobody is not an error, a service out of reach is a phase of its own. */
  load = async (): Promise<void> => {
    const { kept, readSession = () => api.accounts.getSession() } = this.#options;
    if (!readRecord()) return this.#put({ phase: "out" });
    try {
      this.#putSession(await readSession());
    } catch (error) {
      if (error instanceof Refused && error.code === "sign_in_required") return this.#forget();
      // A session that is known stays on screen while the service is away.
      if (this.#state.phase === "in") return;
      const session = kept?.read();
      this.#put(session ? { phase: "in", session, isOffline: true } : { phase: "unreachable" });
    }
  };

  /** After the password or the link was right: keeps the token and reads the session, or returns which step is still to take. */
  signIn = async ({ access_token, ...rest }: TokenAnswer): Promise<SecondStep | null> => {
    if (access_token === undefined) return rest.second_step ?? { kinds: [], phoneHint: null };
    this.#options.queryClient.clear();
    keepToken({ ...rest, access_token });
    await this.load();
    if (this.#state.phase === "in") await this.#options.afterSignIn?.(this.#state.session);
    return null;
  };

  signOut = async (): Promise<void> => {
    this.#put({ phase: "leaving" });
    const pause = new Promise((resolve) => setTimeout(resolve, leavingMilliseconds));
    await Promise.all([api.accounts.endSession().catch(() => null), pause]);
    this.#forget();
  };

  /** Goes on with another membership or residence; nothing known so far is kept. */
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
    const { activeIdOf, kept } = this.#options;
    const record = readRecord();
    if (record) writeRecord({ ...record, activeId: activeIdOf(session) });
    kept?.keep(session);
    this.#put({ phase: "in", session });
  }

  #forget(): void {
    dropToken();
    writeRecord(null);
    this.#options.kept?.drop();
    this.#options.queryClient.clear();
    this.#put({ phase: "out" });
  }

  #put(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
