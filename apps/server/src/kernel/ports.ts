/** What Stoep needs from the outside world. Adapters provide it; the local stand-ins need no outside service. */
import type { Readable } from "node:stream";

/**
 * The outcome of handing over a message. `deferred`: certainly not accepted, try later. `rejected`: never will be accepted.
 * `gone`: the recipient will never accept messages again. `waitMs`: how long the other side asks us to wait.
 * `uncertain`: the connection broke after everything was sent and before the reply, so the message may have been accepted.
 */
export type DeliveryResult =
  | { outcome: "accepted"; reply: string }
  | { outcome: "rejected" | "gone" | "deferred" | "uncertain"; reason: string; waitMs?: number };

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

/** `send` never throws: every way to fail is an outcome. */
export type MailPort = { send(mail: Mail): Promise<DeliveryResult>; close(): Promise<void> };

/** `to`: E.164, with the plus. */
export type TextMessage = { to: string; body: string };

/** Never throws: every way to fail is an outcome. */
export type TextPort = { send(message: TextMessage): Promise<DeliveryResult> };

/** A browser's push subscription: an address at its push service, and the keys to encrypt for it, which only the browser can open. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };
/** The key pair that identifies this installation to push services (VAPID). */
export type PushKeys = Record<"publicKey" | "privateKey", string>;
/** `payload` is sent encrypted. If two with the same `topic` wait at the push service, the device gets only the second. */
export type Push = { device: PushDevice; keys: PushKeys; payload: string; topic: string };

export interface PushPort {
  makeKeys(): PushKeys;
  /** Whether the address is at a push service that this installation calls. */
  knows(endpoint: string): boolean;
  /** Whether anything could be sent there: a public https address, and a key that is a point on the curve. */
  accepts(device: PushDevice): boolean;
  /** Never throws: every way to fail is an outcome. */
  send(push: Push): Promise<DeliveryResult>;
}

export interface FilesPort {
  /** Stores under a key such as "n_gent/0198…/large.webp", whole or not at all; putting the same key again replaces it. */
  put(key: string, content: Readable | Uint8Array, mime: string): Promise<void>;
  /** null: there is nothing under this key. Size in bytes. */
  get(key: string): Promise<{ stream: Readable; size: number } | null>;
  /** Does nothing when there is nothing under the key. */
  remove(key: string): Promise<void>;
  /** Every key, or those in one folder. Files added or removed during the listing may or may not be included. */
  list(folder?: string): AsyncIterable<string>;
  /** Removes uploads begun before that moment and never completed. */
  removeHalf(before: Date): Promise<void>;
}

/** A sign-on provider that speaks OpenID Connect, as an organisation has set it up. */
export type SignOnProvider = { issuer: string; clientId: string; clientSecret: string };
/** Ties a provider's response to one request made in one browser. */
export type SignOnQuestion = { redirectUri: string; state: string; nonce: string; verifier: string; language: string };
/** `email`: absent too when the provider says that it is not verified. */
export type SignOnPerson = { issuer: string; subject: string; email: string | null; names: [string, string] };
export type SignOnFailure = { outcome: "refused" | "unavailable"; reason: string };

/** None of these throws: every way to fail is an outcome. */
export interface SignOnPort {
  /** Whether the provider can be reached and is the one expected. */
  look(provider: SignOnProvider): Promise<{ outcome: "found" } | SignOnFailure>;
  /** Where to send the browser. */
  begin(
    provider: SignOnProvider,
    question: SignOnQuestion,
  ): Promise<{ outcome: "address"; address: string } | SignOnFailure>;
  /** The person the provider's response identifies. */
  finish(
    provider: SignOnProvider,
    question: SignOnQuestion,
    answer: { code?: string | undefined; iss?: string | undefined; error?: string | undefined },
  ): Promise<{ outcome: "person"; person: SignOnPerson } | SignOnFailure>;
}

/** `unavailable`: the scanner could not be asked, so that nothing is known of the file. */
export type ScanResult =
  | { outcome: "clean" }
  | { outcome: "infected"; virus: string }
  | { outcome: "unavailable"; reason: string };

export interface ScannerPort {
  /** Judges a file on this machine. Waits for a scanner that is away for a moment. Never throws. */
  scan(path: string): Promise<ScanResult>;
  /** Whether the scanner answers now. Never throws. */
  answers(): Promise<boolean>;
}

export interface Ports {
  mail: MailPort;
  text: TextPort;
  push: PushPort;
  files: FilesPort;
  signOn: SignOnPort;
  /** null: none is set, and files are not scanned. */
  scanner: ScannerPort | null;
}
