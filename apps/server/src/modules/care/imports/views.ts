/** An import, as this reader sees it. */

import { type ImportFate, type ImportRow, importFates, type PeopleImport } from "@stoep/contract/care";
import { personName, recordOf } from "@stoep/contract/kernel";
import type { Staff } from "#kernel/actor.ts";
import { careLevelVerdict } from "../people/index.ts";
import type { ImportRecord, listRows } from "./store/imports.ts";
import { wrongRowsUntil } from "./wrong-rows.ts";

export type FateCount = { importId: string; fate: ImportFate; rows: number };

interface ImportContext {
  actor: Staff;
  counts: readonly FateCount[];
  /** Sample values of each column; absent for colleagues who did not upload the file. */
  samples?: readonly string[][];
}

export function viewImport(record: ImportRecord, { actor, counts, samples = [] }: ImportContext): PeopleImport {
  const own = counts.filter(({ importId }) => importId === record.id);
  const fates = recordOf(importFates, (fate) => own.find((one) => one.fate === fate)?.rows ?? 0);
  const { id, kind, state, fileName, language, skipsAddress, skipsDay, dayOrder, sheets, sheet, rows, progress } =
    record;
  return {
    id,
    kind,
    state,
    fileName,
    startedBy: record.starterName,
    createdAt: record.createdAt.toISOString(),
    finishedAt: record.finishedAt?.toISOString() ?? null,
    expiresAt: record.expiresAt?.toISOString() ?? null,
    columns: record.columns.map((column, at) => ({ ...column, samples: samples[at] ?? [] })),
    language,
    skipsAddress,
    skipsDay,
    dayOrder,
    sheets,
    sheet,
    rows,
    progress,
    fates,
    wrongRowsUntil: fates.wrong > 0 ? (wrongRowsUntil(record, actor)?.toISOString() ?? null) : null,
    can: { seal: careLevelVerdict(actor, "admin") },
  };
}

type Row = Awaited<ReturnType<typeof listRows>>[number];

/** A person who was deleted since has no name. What was in the cells is for the colleague whose file it was. */
export function viewImportRow(
  { place, fate, name, personId, sameAs, faults, ...person }: Row,
  { isOwn }: { isOwn: boolean },
): ImportRow {
  const { firstName, lastName, companyName, deletedAt } = person;
  const isThere = personId !== null && firstName !== null && lastName !== null && companyName !== null && !deletedAt;
  return {
    place,
    fate,
    name,
    person: isThere ? { id: personId, name: personName({ firstName, lastName, companyName }) } : null,
    sameAs,
    faults: isOwn ? faults : faults.map((fault) => ({ ...fault, detail: "" })),
  };
}
