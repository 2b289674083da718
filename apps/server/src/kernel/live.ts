/**
 * Tells open screens, in every process, that something changed: NOTIFY inside the transaction that changes it, one LISTEN
 * connection in adapters/live.ts. An event names a capability and carries no content: receivers refetch, and get what they may see.
 */
import type { LiveTopic } from "@stoep/contract/kernel";
import type { Db } from "./database.ts";

/** Who is told of a change: a network, narrowed by whichever lists are given. */
export interface Audience {
  networkId: string;
  /** Residents of these neighbourhoods; omit for all of them. */
  neighbourhoodIds?: string[];
  organisationId?: string;
  accountId?: string;
}

/** One open stream: who holds it, and how to reach them. */
export interface Listener {
  /** null: signed in, but nowhere yet; hears only what is meant for the account. */
  networkId: string | null;
  accountId: string;
  sessionId: string;
  /** Residents hear of their neighbourhood, staff of their organisation. */
  neighbourhoodId?: string;
  organisationId?: string;
}

export interface Stream {
  changed(topic: LiveTopic): void;
  /** No more events follow: access was withdrawn, or the server is stopping. */
  end(): void;
}

/** Whose streams end, because access was withdrawn. */
export interface StreamsToEnd {
  sessionIds?: string[];
  accountId?: string;
}

/** How many streams may be open in one process. */
export interface StreamLimits {
  perSession: number;
  perAccount: number;
  inAll: number;
}

export interface Live {
  /** Delivered after the commit to anyone named by any list of the audience, or to the whole network if there are no lists. */
  announce(db: Db, topic: LiveTopic, audience: Audience): Promise<void>;
  /** Ends streams after the commit, in every process. */
  end(db: Db, ended: StreamsToEnd): Promise<void>;
  /**
   * At most one event per topic and second. Returns a function that unsubscribes. Refuses with `too_many_requests` beyond what one
   * person may have open, and with `unavailable` when all places are taken.
   */
  subscribe(listener: Listener, stream: Stream): () => void;
  /** Streams open in this process. */
  count(): number;
  stop(): Promise<void>;
}
