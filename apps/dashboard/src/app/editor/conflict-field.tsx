import { Badge, Group, Radio, Text, TextDiff, VisuallyHidden } from "@stoep/ui";
import style from "./conflict.module.css";
import type { ConflictWords, Difference, Side } from "./merge.ts";
import { useText } from "./words.ts";

type Props = {
  difference: Difference;
  words: ConflictWords;
  value: Side;
  onChange: (side: Side) => void;
};

/** A field in which the versions differ: both values, their word-by-word difference, and the choice between them. */
export function ConflictField({ difference, words, value, onChange }: Props) {
  const t = useText();
  const { shown, changedBy } = difference;
  const label = words.labelOf(shown);
  const [mine, theirs] = [words.textOf(shown, difference.mine), words.textOf(shown, difference.theirs)];
  return (
    <section className={style.field}>
      <Group justify="space-between" gap="xs">
        <Text fw={600}>{label}</Text>
        <Badge variant="light" color={changedBy === "both" ? "amber" : "gray"}>
          {t(`conflict.changedBy.${changedBy}`)}
        </Badge>
      </Group>
      <Radio.Group
        label={<VisuallyHidden>{label}</VisuallyHidden>}
        value={value}
        onChange={(side) => onChange(side as Side)}
      >
        <div className={style.sides}>
          {(["mine", "theirs"] as const).map((side) => (
            <Radio.Card key={side} value={side} className={style.side} tabIndex={value === side ? 0 : -1}>
              <Radio.Indicator />
              <span className={style.text}>
                <Text component="span" size="sm" c="dimmed">
                  {t(`conflict.${side}`)}
                </Text>{" "}
                <span className={style.words}>{(side === "mine" ? mine : theirs) || t("conflict.nothing")}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {isWorthComparing(mine, theirs) && (
        <details className={style.compare} open>
          <summary>{t("conflict.compare")}</summary>
          <TextDiff
            before={theirs}
            after={mine}
            labels={{ inserted: t("conflict.onlyMine"), deleted: t("conflict.onlyTheirs") }}
          />
        </details>
      )}
    </section>
  );
}

/** Single words and dates need no word-by-word difference. */
const isWorthComparing = (one: string, other: string): boolean =>
  one !== other && one !== "" && other !== "" && Math.max(one.length, other.length) > 40;
