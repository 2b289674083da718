import { Text } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { useText } from "./words.ts";

/** How old the counts of views in a list are: the oldest of them. Nothing where nothing was counted. S1 §9 */
export function CountedAt({ moments }: { moments: readonly (string | null)[] }) {
  const t = useText();
  const format = useFormat();
  const [oldest] = moments.filter((moment) => moment !== null).toSorted();
  if (!oldest) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("inbox.countedAt", { at: format.moment(oldest) })}
    </Text>
  );
}
