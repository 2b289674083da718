import type { SayText } from "@stoep/ui/questionnaire";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The texts around the questions, with numbers as the language writes them. */
export function useQuestionnaireText(): SayText {
  const t = useText();
  const format = useFormat();
  return (key, values = {}) => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      name === "count" || typeof value === "string" ? value : format.number(value),
    ]);
    return t(`questionnaire.${key}`, Object.fromEntries(written));
  };
}
