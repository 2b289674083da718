import { Text } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";

/** The age of the oldest view count in a list; nothing if nothing was counted. S1 §9 */
export function CountAge({ moments }: { moments: readonly (string | null)[] }) {
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
