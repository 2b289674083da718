/** What Stoep asks of the world outside. Adapters answer; the local stand-ins need nothing from outside. */
import type { Readable } from "node:stream";

/**
 * What became of a message handed over. `deferred`: certainly not taken, try later. `rejected`: never will be.
 * `uncertain`: the line broke after everything was said and before the answer, so it may or may not have been taken.
 */
export type Handover =
  | { outcome: "accepted"; reply: string }
  | { outcome: "rejected" | "deferred" | "uncertain"; reason: string };

export interface Mail {
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every attempt at the same message, with angle brackets. */
  messageId: string;
  headers?: Record<string, string>;
}

export interface MailPort {
  /** Never throws: every way to fail is an outcome. */
  send(mail: Mail): Promise<Handover>;
  close(): Promise<void>;
}

export interface TextMessage {
  /** E.164, with the plus. */
  to: string;
  body: string;
}

export interface TextPort {
  /** Never throws: every way to fail is an outcome. */
  send(message: TextMessage): Promise<Handover>;
}

export interface FilesPort {
  /** Stores under a key such as "n_gent/0198…/large.webp", whole or not at all; putting the same key again replaces it. */
  put(key: string, content: Readable | Uint8Array, mime: string): Promise<void>;
  /** null: there is nothing under this key. Size in bytes. */
  get(key: string): Promise<{ stream: Readable; size: number } | null>;
  /** Nothing happens when there is nothing. */
  remove(key: string): Promise<void>;
}

export interface Ports {
  mail: MailPort;
  text: TextPort;
  files: FilesPort;
}
