/**
 * Tells open screens, in every process, that something changed: NOTIFY inside the transaction that changes it, one LISTEN
 * connection in adapters/live.ts. An event names a capability and carries no content: receivers refetch, and get what they may see.
 */
import type { LiveTopic } from "@stoep/contract/kernel";
import type { Db } from "./database.ts";

/** Who hears of a change: a network, narrowed by whichever of the lists are given. */
export interface Audience {
  networkId: string;
  /** Residents of these; leave out for every neighbourhood. */
  neighbourhoodIds?: string[];
  organisationId?: string;
  accountId?: string;
}

/** Who holds a stream open. */
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
  /** Access was taken away, or the server stops: nothing follows. */
  end(): void;
}

/** Whose streams end: access was taken away. */
export interface Ended {
  sessionIds?: string[];
  accountId?: string;
}

export interface Live {
  /** Heard after the commit, by anyone who any list of the audience names, or by the whole network without lists. */
  announce(db: Db, topic: LiveTopic, audience: Audience): Promise<void>;
  /** Ends streams after the commit, in every process. */
  end(db: Db, ended: Ended): Promise<void>;
  /** At most one event per topic and second. Returns the way to stop. */
  subscribe(listener: Listener, stream: Stream): () => void;
  /** Streams open in this process. */
  count(): number;
  stop(): Promise<void>;
}
