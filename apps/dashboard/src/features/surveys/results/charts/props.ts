import { other, type Question, type Result } from "@stoep/instrument";
import { type ResultOf, useText } from "../words.ts";

export interface ChartProps<S extends Result["shape"]> {
  question: Question;
  result: ResultOf<S>;
}

/** The words of an option, row, column or thing on the map, by its id. */
export function useNameOf(question: Question): (id: string) => string {
  const t = useText();
  const named = [
    ...("options" in question ? question.options : []),
    ...("rows" in question ? [...question.rows, ...question.columns] : []),
    ...("parts" in question ? question.parts : []),
  ];
  const names = new Map(named.map(({ id, text }) => [id, text]));
  return (id) => (id === other ? t("other") : (names.get(id) ?? ""));
}
