/** Places and routes on a map, or in words. */
import { type AnsweredPlace, instrumentLimits, type MapPart } from "../instrument.ts";
import type { AnswerProblem, QuestionProblem } from "../problems.ts";
import type { KindDefinition, OwnText } from "./kind.ts";
import { isBlank, noDomain, noFacts } from "./parts.ts";

const followUpKey = (part: MapPart) => `${part.id}.followUp`;

function partProblems(part: MapPart, at: number): QuestionProblem[] {
  const found: QuestionProblem[] = [];
  const path = `parts.${at}`;
  if (isBlank(part.text)) found.push({ path: `${path}.text`, code: "textRequired" });
  const isNumber = Number.isInteger(part.atMost) && part.atMost >= 1 && part.atMost <= instrumentLimits.places;
  if (!isNumber) found.push({ path: `${path}.atMost`, code: "placesNumber" });
  if (part.followUp !== null && isBlank(part.followUp)) found.push({ path: `${path}.followUp`, code: "textRequired" });
  return found;
}

const isOnEarth = ([longitude, latitude]: [number, number]): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

function placeProblem(part: MapPart | undefined, place: AnsweredPlace): AnswerProblem | null {
  const { points, words, followUp } = place;
  if (part === undefined || (followUp !== "" && part.followUp === null)) return "answerOption";
  if (words.length > instrumentLimits.shortText || followUp.length > instrumentLimits.longText) return "answerTooLong";
  if (!points.every(isOnEarth)) return "answerKind";
  if (points.length === 0) return isBlank(words) ? "placeEmpty" : null;
  const isWhole =
    part.form === "pin" ? points.length === 1 : points.length >= 2 && points.length <= instrumentLimits.points;
  return isWhole ? null : "answerKind";
}

const inWordsItem = (partId: string): string => `${partId} words`;

export const map: KindDefinition<"map"> = {
  uses: ["places"],
  texts: ({ parts }) =>
    parts.flatMap((part): OwnText[] => [
      { key: part.id, text: part.text, most: instrumentLimits.option },
      ...(part.followUp === null
        ? []
        : [{ key: followUpKey(part), text: part.followUp, most: instrumentLimits.question }]),
    ]),
  withTexts: (question, textOf) => ({
    ...question,
    parts: question.parts.map((part) => ({
      ...part,
      text: textOf(part.id, part.text),
      followUp: part.followUp === null ? null : textOf(followUpKey(part), part.followUp),
    })),
  }),
  problems: ({ parts }) => [
    ...(parts.length === 0 || parts.length > instrumentLimits.mapParts
      ? [{ path: "parts", code: "mapPartsRequired" as const }]
      : []),
    ...parts.flatMap(partProblems),
  ],
  isEmpty: ({ places = [] }) => places.length === 0,
  answerProblem({ parts }, { places = [] }) {
    for (const part of parts)
      if (places.filter(({ partId }) => partId === part.id).length > part.atMost) return "tooManyPlaces";
    for (const place of places) {
      const problem = placeProblem(
        parts.find(({ id }) => id === place.partId),
        place,
      );
      if (problem !== null) return problem;
    }
    return null;
  },
  domain: () => noDomain,
  facts: () => noFacts,
  meaning: ({ parts }) => parts.map(({ form, atMost, followUp }) => ({ form, atMost, isFollowed: followUp !== null })),
  named: ({ parts }) => [parts],
  mayGrow: false,
  // Where it is stays; what was said of it goes.
  withoutPersonal: ({ places = [], ...kept }) => ({
    ...kept,
    places: places.map((place) => ({ ...place, words: "", followUp: "" })),
  }),
  paper: ({ parts }) => ({
    hint: { say: "places" },
    fields: parts.flatMap(({ text, atMost, followUp }) => [
      { draw: "lines" as const, label: text, count: Math.min(atMost, 4) * 2 },
      ...(followUp === null ? [] : [{ draw: "lines" as const, label: followUp, count: 3 }]),
    ]),
  }),
  inWords: (_question, { places = [] }) =>
    places
      .map(({ words }) => words)
      .filter((words) => words !== "")
      .join("; "),
  counts: (_question, { places = [] }) =>
    places.map(({ partId, points }) => [points.length > 0 ? partId : inWordsItem(partId), 1]),
  result: ({ parts }, sumOf) => ({
    shape: "places",
    parts: parts.map(({ id }) => {
      const inWords = sumOf(inWordsItem(id));
      return { id, count: sumOf(id) + inWords, inWords };
    }),
  }),
};
