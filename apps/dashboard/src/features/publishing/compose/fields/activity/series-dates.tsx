import { useLanguage } from "@stoep/client/texts";
import { type ActivityDraft, activityLimits, datesOf } from "@stoep/contract/publishing";
import { Text, useKitZone } from "@stoep/ui";
import { useFormat } from "../../../../../app/index.ts";
import { useText } from "../../../parts/words.ts";
import { shortDays } from "../../days.ts";

/** Further dates are counted instead of listed. */
const maxListed = 12;

/** The dates that follow from the repetition: their number, and a list of the first ones. */
export function SeriesDates({ activity }: { activity: ActivityDraft }) {
  const t = useText();
  const format = useFormat();
  const zone = useKitZone();
  const dayOf = shortDays(useLanguage(), zone);
  const dates = datesOf(activity, zone);
  const last = dates.at(-1);
  if (!last || activity.repeatUntil === null) return null;
  if (dates.length > activityLimits.dates) {
    return (
      <Text c="var(--st-danger-ink)" size="sm" role="status">
        {t("compose.activity.tooMany", { most: activityLimits.dates })}
      </Text>
    );
  }
  const days = dates.slice(0, maxListed).map(({ startsAt }) => dayOf(startsAt.toISOString()));
  const rest = dates.length - days.length;
  return (
    <div>
      <Text fw={600} role="status">
        {t("compose.activity.dates", { count: dates.length, day: format.day(last.startsAt.toISOString()) })}
      </Text>
      <Text c="dimmed" size="sm" aria-label={t("compose.activity.datesLabel")}>
        {days.join(" · ")}
        {rest > 0 && ` ${t("compose.activity.moreDates", { count: rest })}`}
      </Text>
    </div>
  );
}
