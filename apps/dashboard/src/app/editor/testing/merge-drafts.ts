import { differencesOf, firstChoice, mergeByChoice } from "../merge.ts";

/** The draft that results from a conflict when the dialog's defaults are accepted. */
export function mergeDrafts<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Draft {
  const proposed = new Map(differencesOf(base, mine, theirs).map((one) => [one.path, firstChoice(one)]));
  return mergeByChoice({ mine, theirs }, (path) => proposed.get(path) === "mine");
}
