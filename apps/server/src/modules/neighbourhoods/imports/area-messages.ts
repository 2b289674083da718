/** What server and checking program tell each other. Types only: neither loads the other's code. */
import type { ImportFailure } from "@stoep/contract/neighbourhoods";
import type { ImportReport, Rejection } from "./report.ts";

/** All paths are files; `changes` and `preview` are written. */
export interface AreaTask {
  /** What the network has: a line of JSON for each. */
  stored: string;
  /** GeoJSON, plain or gzip. */
  source: string;
  /** `ChangedArea`s, a line of JSON for each. */
  changes: string;
  /** The network as it would be: GeoJSON, packed with gzip; each feature has an `AreaChange`. */
  preview: string;
  timeZone: string;
  properties: { code: string; name: string };
  only?: { property: string; value: string };
}

/** kept: the network has it, and the file does not name it. */
export type AreaChange = "added" | "changed" | "unchanged" | "kept";

/** As the table has it; the outline as text, which nobody has to read again. */
export interface ChangedArea {
  code: string;
  name: string;
  outline: string;
  west: number;
  south: number;
  east: number;
  north: number;
  centreLongitude: number;
  centreLatitude: number;
  surfaceKm2: number;
}

export type AreaMessage =
  | { read: number }
  | { rejections: Rejection[] }
  | { report: ImportReport }
  | { failed: ImportFailure; message: string; detail: string }
  /** Something that should not be: the program's own words, for the log. */
  | { broken: string };
