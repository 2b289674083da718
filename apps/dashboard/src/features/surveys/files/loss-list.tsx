import type { FileLoss } from "@stoep/contract/surveys";
import { useText } from "./words.ts";

/** What did not arrive as it was in the file, by question, in the order of the file. */
export function LossList({ losses }: { losses: readonly FileLoss[] }) {
  const t = useText();
  if (losses.length === 0) return null;
  return (
    <ul aria-label={t("outcome.losses")}>
      {losses.map(({ question, code }) => (
        <li key={`${question} ${code}`}>
          {question === "" ? t(`losses.${code}`) : t("outcome.ofQuestion", { question, text: t(`losses.${code}`) })}
        </li>
      ))}
    </ul>
  );
}
