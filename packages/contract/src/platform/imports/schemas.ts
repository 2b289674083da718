/** Imports of a city's files into its network. All are previewed first; addresses are read and loaded by jobs. */
import { z } from "zod";
import { Id, Instant, textLine } from "../../kernel/index.ts";
import { importFailures, rejectionReasons } from "../../neighbourhoods/index.ts";

export const neighbourhoodFileMaxBytes = 60 * 1024 * 1024;
export const addressFileMaxBytes = 300 * 1024 * 1024;

/** The file's properties for code and name; `only` selects features by one value, written property=value. */
export const NeighbourhoodOptions = z.object({
  code: textLine(60).min(1).default("code"),
  name: textLine(60).min(1).default("name"),
  only: textLine(120)
    .regex(/^[^=]+=.+$/)
    .optional(),
  attribution: textLine(300).optional(),
});
export type NeighbourhoodOptions = z.infer<typeof NeighbourhoodOptions>;

const column = textLine(60).min(1).optional();
/** Names of the columns, if they are not the usual ones. */
export const AddressOptions = z.object({
  street: column,
  houseNumber: column,
  postcode: column,
  municipality: column,
  latitude: column,
  longitude: column,
});
export type AddressOptions = z.infer<typeof AddressOptions>;

export const ImportFigures = z.object({
  read: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
});
export type ImportFigures = z.infer<typeof ImportFigures>;

export const RejectedRow = z.object({
  /** Line of a CSV file, or number of a feature, from 1. */
  place: z.number().int(),
  reason: z.enum(rejectionReasons),
  subject: z.string(),
  detail: z.string().nullable(),
});
export type RejectedRow = z.infer<typeof RejectedRow>;

/** checking: the file is read, nothing changes. previewed: nothing has changed, nor will without a confirmation within the hour. */
export const ImportState = z.enum(["checking", "previewed", "queued", "running", "done", "failed"]);

export const ImportView = z.object({
  id: Id,
  kind: z.enum(["neighbourhoods", "addresses"]),
  state: ImportState,
  fileName: z.string(),
  startedBy: z.string(),
  createdAt: Instant,
  finishedAt: Instant.nullable(),
  /** Until when a preview can be confirmed. */
  expiresAt: Instant.nullable(),
  figures: ImportFigures,
  /** Bytes of the file: in total, and read so far. */
  bytes: z.object({ read: z.number().int(), total: z.number().int() }),
  /** The first rejected rows; all are in the file to download. */
  rejections: z.array(RejectedRow),
  /** Why the file as a whole could not be used. */
  failure: z.object({ reason: z.enum(importFailures), detail: z.string() }).nullable(),
});
export type ImportView = z.infer<typeof ImportView>;
