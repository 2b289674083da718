/** Answers as they were given, one by one. */
import { Day, Id } from "@stoep/contract/kernel";
import { fold, searchWords } from "@stoep/contract/search-words";
import type { GivenAnswer, GivenAnswerFilter, Instrument } from "@stoep/contract/surveys";
import { countsOf, inWords, questionsOf } from "@stoep/instrument";
import { z } from "zod";
import type { Db } from "#kernel/database.ts";
import { cursorOf, readCursor } from "#kernel/page.ts";
import { hasAll, wantedItems } from "./answered-items.ts";
import { loadInstruments } from "./instruments.ts";
import { privateIn, refusePrivate } from "./private-questions.ts";
import { listByDay } from "./store/answers.ts";

const pageSize = 20;
/** Read at most for one page, in turns of `turn`: where few match the page is short, and the next one goes on from there. */
const readMost = 5000;
const turn = 500;

type Row = Awaited<ReturnType<typeof listByDay>>[number];
type Filter = Omit<GivenAnswerFilter, "cursor">;

/** Refuses with `invalid_input` a filter by answers to private questions, which would tell them one by one. */
export async function listGiven(
  db: Db,
  { id, instrument }: { id: string; instrument: Instrument },
  { cursor, ...filter }: GivenAnswerFilter,
): Promise<{ items: GivenAnswer[]; next: string | null }> {
  refusePrivate(filter, instrument);
  const place = readCursor(z.tuple([Day, Id]), cursor);
  const instrumentOf = await loadInstruments(db, [id]);
  const matches = matchesOf(filter, (row) => instrumentOf(id, row.instrumentVersion));
  const found: Row[] = [];
  let next: string | null = null;
  for await (const { row, isLast } of readByDay(db, id, filter, place)) {
    const isFound = matches(row);
    if (isFound && found.length === pageSize) break;
    if (isFound) found.push(row);
    // Where the page is full, the next one begins after its last answer.
    if (isFound || found.length < pageSize) next = isLast ? null : cursorOf([row.day, row.id]);
    if (isLast && found.length === pageSize) next = null;
  }
  return { items: found.map((row) => viewGiven(row, instrumentOf(id, row.instrumentVersion))), next };
}

/** At most `readMost`, after `place`; `isLast`: no answer comes after it. */
async function* readByDay(
  db: Db,
  surveyId: string,
  filter: Filter,
  place: readonly string[] | null,
): AsyncGenerator<{ row: Row; isLast: boolean }> {
  const isNarrow = filter.answered.length > 0 || filter.questionId !== undefined;
  const limit = isNarrow ? turn : pageSize + 1;
  let from = place;
  for (let read = 0; read < readMost; read += limit) {
    const rows = await listByDay(db, surveyId, filter, { place: from, limit });
    for (const [at, row] of rows.entries()) {
      from = [row.day, row.id];
      yield { row, isLast: rows.length < limit && at === rows.length - 1 };
    }
    if (rows.length < limit) return;
  }
}

/** By answers to other questions, by one that has to be answered, and by words in the answer to it. Private answers are not searched. */
function matchesOf(
  { answered, questionId, search = "" }: Filter,
  instrumentOf: (row: Row) => Instrument,
): (row: Row) => boolean {
  const wanted = wantedItems([...answered, ...(questionId === undefined ? [] : [`${questionId}:answered`])]);
  const words = searchWords(search);
  return (row) => {
    if (wanted.length > 0 && !hasAll(countsOf(instrumentOf(row), row.answers), wanted)) return false;
    if (words.length === 0) return true;
    const question = questionsOf(instrumentOf(row)).find(({ id, isPrivate }) => id === questionId && !isPrivate);
    const text = question ? fold(inWords(question, row.answers[question.id])) : "";
    return words.every((word) => text.includes(word));
  };
}

function viewGiven(row: Row, instrument: Instrument): GivenAnswer {
  const { id, day, language, channel, instrumentVersion, answers } = row;
  const secret = privateIn(instrument);
  return {
    id,
    day,
    neighbourhood: { id: row.neighbourhoodId, name: row.neighbourhoodName },
    language,
    channel,
    instrumentVersion,
    answers: Object.fromEntries(Object.entries(answers).filter(([questionId]) => !secret.has(questionId))),
    withheld: Object.keys(answers).filter((questionId) => secret.has(questionId)),
  };
}
