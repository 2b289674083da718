/** What Stoep asks of the world outside. Adapters answer; the local stand-ins need nothing from outside. */
import type { Readable } from "node:stream";

/**
 * What became of a message handed over. `deferred`: certainly not taken, try later. `rejected`: never will be.
 * `uncertain`: the line broke after everything was said and before the answer, so it may or may not have been taken.
 */
export type DeliveryResult =
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
  send(mail: Mail): Promise<DeliveryResult>;
  close(): Promise<void>;
}

/** `to`: E.164, with the plus. */
export type TextMessage = { to: string; body: string };

export interface TextPort {
  /** Never throws: every way to fail is an outcome. */
  send(message: TextMessage): Promise<DeliveryResult>;
}

export interface FilesPort {
  /** Stores under a key such as "n_gent/0198…/large.webp", whole or not at all; putting the same key again replaces it. */
  put(key: string, content: Readable | Uint8Array, mime: string): Promise<void>;
  /** null: there is nothing under this key. Size in bytes. */
  get(key: string): Promise<{ stream: Readable; size: number } | null>;
  /** Nothing happens when there is nothing. */
  remove(key: string): Promise<void>;
  /** Every key there is, or those in one folder. What comes or goes meanwhile may be among them or not. */
  list(folder?: string): AsyncIterable<string>;
  /** What was begun before that moment and never became whole. */
  removeHalf(before: Date): Promise<void>;
}

/** A sign-on provider that speaks OpenID Connect, as an organisation has set it up. */
export type SignOnProvider = { issuer: string; clientId: string; clientSecret: string };
/** Ties a provider's answer to one question, asked in one browser. */
export type SignOnQuestion = { redirectUri: string; state: string; nonce: string; verifier: string; language: string };
/** `email`: absent too when the provider says that it is not verified. */
export type SignOnPerson = { issuer: string; subject: string; email: string | null; names: [string, string] };
export type SignOnFailure = { outcome: "refused" | "unavailable"; reason: string };

/** None of these throws: every way to fail is an outcome. */
export interface SignOnPort {
  /** Whether the provider is there, and is who it should be. */
  look(provider: SignOnProvider): Promise<{ outcome: "found" } | SignOnFailure>;
  /** Where to send the browser. */
  begin(
    provider: SignOnProvider,
    question: SignOnQuestion,
  ): Promise<{ outcome: "address"; address: string } | SignOnFailure>;
  /** Who came back with this answer. */
  finish(
    provider: SignOnProvider,
    question: SignOnQuestion,
    answer: { code?: string | undefined; iss?: string | undefined; error?: string | undefined },
  ): Promise<{ outcome: "person"; person: SignOnPerson } | SignOnFailure>;
}

export interface Ports {
  mail: MailPort;
  text: TextPort;
  files: FilesPort;
  signOn: SignOnPort;
}
