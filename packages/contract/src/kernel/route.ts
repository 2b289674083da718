/** A route is plain data. Server binding, typed client, OpenAPI, licence gating and the sweep are all read from it. */
import { z } from "zod";
import type { LimitName } from "../rate-limits.ts";
import type { Level, Module } from "./choices.ts";
import type { RefusalCode } from "./codes.ts";
import { Id } from "./fields.ts";

export type Licence = "essential" | "premium";

/** Who may call. The handler's actor type follows from it. */
export type Access =
  | { to: "anyone" }
  | { to: "signed-in" }
  | { to: "resident" }
  | { to: "system" }
  | { to: "owner" }
  /** `alsoIn`: the same level in this module is enough too; the refusal is that of `module`. */
  | { to: "staff" | "resident-or-staff"; module: Module; level: Level; licence: Licence; alsoIn?: Module }
  /** The named subject decides which feature applies: first only the caller is checked, the rest once the handler knows its kind. */
  | { to: "subject"; by: "staff" | "resident-or-staff"; level: Level };

/** The refusals for licence and level. */
export const refusalsOfRights = [
  "no_licence",
  "module_not_included",
  "licence_expired",
  "licence_level_too_low",
  "no_module_access",
  "level_too_low",
] as const satisfies RefusalCode[];

export const anyone = { to: "anyone" } as const;
export const signedIn = { to: "signed-in" } as const;
export const resident = { to: "resident" } as const;
export const owner = { to: "owner" } as const;
export const system = { to: "system" } as const;
export function staff<M extends Module, L extends Level>(module: M, level: L, licence: Licence = "essential") {
  return { to: "staff", module, level, licence } as const;
}
export function residentOrStaff<M extends Module, L extends Level>(module: M, level: L) {
  return { ...staff(module, level), to: "resident-or-staff" } as const;
}
export function bySubject<L extends Level>(level: L) {
  return { to: "subject", by: "resident-or-staff", level } as const;
}
export function staffBySubject<L extends Level>(level: L) {
  return { to: "subject", by: "staff", level } as const;
}

interface RouteBase {
  summary: string;
  /** Under /api. Parameters are ids unless `params` says otherwise. */
  path: `/${string}`;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** The response holds contact details of people: each call is a row of the access log, and counts towards its limits. */
  readsPeople?: true;
  refusals: readonly RefusalCode[];
}

/** GET: changes nothing, runs without a transaction. */
export interface QueryRoute extends RouteBase {
  method: "GET";
  response: z.ZodType;
}
/** Anything that changes something: one transaction, idempotency key honoured. */
export interface CommandRoute extends RouteBase {
  method: "POST" | "PUT" | "PATCH" | "DELETE";
  body?: z.ZodType;
  /** How often one person may call it: a kind in the table of ../rate-limits.ts. */
  limit?: LimitName;
  /** `form`: application/x-www-form-urlencoded instead of JSON. */
  encoding?: "form";
  /** Waits for something slow or outside (a password hash, another service): the handler opens its own transactions. */
  outsideTransaction?: true;
  /** Nothing of the call may be kept beside who made it: an idempotency key is ignored, and sending it twice must do no harm. */
  isSecret?: true;
  response: z.ZodType;
}
/** One file as multipart; the handler reads it as it arrives, before any transaction. */
export interface UploadRoute extends RouteBase {
  method: "POST";
  upload: { maxBytes: number };
  limit?: LimitName;
  response: z.ZodType;
}
/** Bytes with a content type and a name. */
export interface DownloadRoute extends RouteBase {
  method: "GET";
  download: { type: string; otherTypes?: readonly string[] };
  limit?: LimitName;
}
/** Server-sent events of one shape. */
export interface StreamRoute extends RouteBase {
  method: "GET";
  stream: z.ZodType;
}
export type Route = QueryRoute | CommandRoute | UploadRoute | DownloadRoute | StreamRoute;
export type RouteTable = Record<string, Route>;

/** Checks a capability's table without widening it. */
export function routes<const T extends RouteTable>(table: T): T {
  return table;
}

type PathKeys<P extends string> = P extends `${string}:${infer Key}/${infer Rest}`
  ? Key | PathKeys<`/${Rest}`>
  : P extends `${string}:${infer Key}`
    ? Key
    : never;

export type ParamsOf<R extends Route> = R extends { params: infer S extends z.ZodType }
  ? z.output<S>
  : { [K in PathKeys<R["path"]>]: string };
export type QueryOf<R> = R extends { query: infer S extends z.ZodType } ? z.output<S> : Record<never, never>;
export type BodyOf<R> = R extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
export type ResultOf<R> = R extends { response: infer S extends z.ZodType } ? z.output<S> : never;
/** What a handler returns: the response before its schema shapes it. */
export type HandlerResultOf<R> = R extends { response: infer S extends z.ZodType } ? z.input<S> : never;

type ParamsIn<R extends Route> = [PathKeys<R["path"]>] extends [never]
  ? { params?: never }
  : { params: R extends { params: infer S extends z.ZodType } ? z.input<S> : ParamsOf<R> };
type QueryIn<R> = R extends { query: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { query?: z.input<S> }
    : { query: z.input<S> }
  : { query?: never };
type BodyIn<R> = R extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : { body?: never };
type FileIn<R> = R extends { upload: object } ? { file: Blob; fileName: string } : { file?: never };
/** What the client passes to a call. */
export type InputOf<R extends Route> = ParamsIn<R> & QueryIn<R> & BodyIn<R> & FileIn<R>;

/** The names of the parameters in a path. */
export function pathKeys(path: string): string[] {
  return [...path.matchAll(/:([a-zA-Z]+)/g)].map((match) => match[1] ?? "");
}

export function paramsSchema(route: Route): z.ZodObject {
  return route.params ?? z.object(Object.fromEntries(pathKeys(route.path).map((key) => [key, Id])));
}

export type RouteKind = "query" | "command" | "upload" | "download" | "stream";
export function kindOf(route: Route): RouteKind {
  if ("stream" in route) return "stream";
  if ("download" in route) return "download";
  if ("upload" in route) return "upload";
  return route.method === "GET" ? "query" : "command";
}
