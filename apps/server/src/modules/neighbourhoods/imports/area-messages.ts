/** Messages between the server and the checking program. Types only: neither loads the other's code. */
import type { ImportFailure } from "@stoep/contract/neighbourhoods";
import type { ImportReport, Rejection } from "./report.ts";

/** All paths are files; `changes` and `preview` are written. */
export interface AreaTask {
  /** The network's areas, one line of JSON each. */
  stored: string;
  /** GeoJSON, plain or gzip. */
  source: string;
  /** `ChangedArea`s, one line of JSON each. */
  changes: string;
  /** The network as it would become: GeoJSON compressed with gzip; each feature has an `AreaChange`. */
  preview: string;
  timeZone: string;
  /** Whose file it is: the files of one network do not keep another's waiting. */
  turn: string;
  properties: { code: string; name: string };
  only?: { property: string; value: string };
}

/** kept: the network has it, and the file does not name it. */
export type AreaChange = "added" | "changed" | "unchanged" | "kept";

export type CheckNote = { read: number } | { rejections: Rejection[] };
export type CheckReply = { report: ImportReport } | { failed: ImportFailure; message: string; detail: string };
