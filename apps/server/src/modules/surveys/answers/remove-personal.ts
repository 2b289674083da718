/** What the introduction promises: words, files and private answers go months after the end, counts stay. D §12 */
import { dayAt } from "@stoep/contract/kernel";
import { type Instrument, withoutPersonal } from "@stoep/instrument";
import type { Tx } from "#kernel/database.ts";
import { dropFiles } from "./store/files.ts";
import { lockDuePersonal, setWithoutPersonal } from "./store/personal.ts";
import { findInstrument } from "./store/respondents.ts";

interface Moment {
  now: Date;
  timeZone: string;
}

/**
 * Of surveys that have been over for as many months as they told. Each answer once: one that was sent after the survey was opened again
 * waits for the later end. Returns how many.
 */
export async function removePersonal(db: Tx, { now, timeZone }: Moment, limit: number): Promise<number> {
  const due = await lockDuePersonal(db, { today: dayAt(now, timeZone), timeZone }, limit);
  const asked = instrumentsOf(db);
  for (const { id, surveyId, instrumentVersion, answers } of due)
    await setWithoutPersonal(db, id, withoutPersonal(await asked(surveyId, instrumentVersion), answers));
  await dropFiles(
    db,
    due.map(({ id }) => id),
  );
  return due.length;
}

/** Each version is read once; none goes while an answer names it. */
function instrumentsOf(db: Tx) {
  const read = new Map<string, Instrument>();
  return async (surveyId: string, version: number): Promise<Instrument> => {
    const key = `${surveyId} ${version}`;
    const found = read.get(key) ?? (await findInstrument(db, surveyId, version));
    if (!found) throw new Error(`survey ${surveyId} has no version ${version} of its questionnaire`);
    read.set(key, found);
    return found;
  };
}
