import type { Rating } from "@stoep/contract/publishing";
import { Badge, Tooltip } from "@stoep/ui";
import { useText } from "../parts/words.ts";

const colors = { good: "green", average: "yellow", weak: "gray", early: "gray" } as const;

/** How a message was received, in one word; the rule is shown on hover. S1 §9 */
export function RatingBadge({ rating }: { rating: Rating }) {
  const t = useText();
  if (rating === "none") return <span>–</span>;
  return (
    <Tooltip label={t("rating.rule")} multiline w={280}>
      <Badge miw="max-content" color={colors[rating]} tabIndex={0}>
        {t(`rating.${rating}`)}
      </Badge>
    </Tooltip>
  );
}

/** The rule behind the rating, and if not obvious, why it applies. */
export function RatingRule({ rating }: { rating: Rating }) {
  const t = useText();
  if (rating === "good" || rating === "average") return t("rating.rule");
  return `${t(`rating.because.${rating}`)} ${t("rating.rule")}`;
}
