import { Instrument } from "@stoep/contract/surveys";
import type { Db } from "#kernel/database.ts";
import { listInstruments } from "./store/sums.ts";

/** The questionnaires of these surveys, by the version that an answer names. @throws Error for a version that was never answered */
export async function loadInstruments(
  db: Db,
  surveyIds: readonly string[],
): Promise<(surveyId: string, version: number) => Instrument> {
  const rows = await listInstruments(db, surveyIds);
  const keyOf = (surveyId: string, version: number) => `${surveyId} ${version}`;
  const read = new Map(rows.map((row) => [keyOf(row.surveyId, row.version), Instrument.parse(row.instrument)]));
  return (surveyId, version) => {
    const found = read.get(keyOf(surveyId, version));
    if (!found) throw new Error(`survey ${surveyId} has no version ${version} of its questionnaire`);
    return found;
  };
}
