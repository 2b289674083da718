import { useLanguage } from "@stoep/client/texts";
import { listInWords } from "@stoep/contract/kernel";
import type { ActivityDate } from "@stoep/contract/publishing";
import { CloseIcon, HistoryIcon, LockIcon, PeopleIcon, ScheduleIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { useText } from "../words.ts";
import style from "./activity.module.css";
import type { MomentFormat } from "./moments.ts";

interface Props {
  date: ActivityDate;
  hasRegistration: boolean;
  when: MomentFormat;
}

/** A date's exceptional state, in words and with an icon: cancelled, over, moved, full, closed. */
export function DateState({ date, hasRegistration, when }: Props) {
  const t = useText();
  if (date.cancelled) {
    return (
      <Mark tone={style.danger} icon={<CloseIcon aria-hidden />}>
        <strong>{t("activity.cancelled")}</strong>
        {date.cancelled.reason && ` ${date.cancelled.reason}`}
      </Mark>
    );
  }
  if (when.isPast(date)) return <Mark icon={<HistoryIcon aria-hidden />}>{t("activity.past")}</Mark>;
  const isOpen = hasRegistration && date.mine === null;
  return (
    <>
      {date.movedFrom && (
        <Mark tone={style.progress} icon={<ScheduleIcon aria-hidden />}>
          {t("activity.moved", { moment: `${when.plain(date.movedFrom)}, ${when.time(date.movedFrom)}` })}
        </Mark>
      )}
      {isOpen && date.isClosed && <Mark icon={<LockIcon aria-hidden />}>{t("activity.closed")}</Mark>}
      {isOpen && !date.isClosed && date.isFull && <Mark icon={<PeopleIcon aria-hidden />}>{t("activity.full")}</Mark>}
    </>
  );
}

/** Says of a series which dates are cancelled before the one that is shown; the reason if there is one such date. */
export function CancelledDates({ dates, when }: { dates: readonly ActivityDate[]; when: MomentFormat }) {
  const t = useText();
  const language = useLanguage();
  const [first, ...others] = dates;
  if (!first) return null;
  const days = listInWords(
    language,
    dates.map(({ startsAt }) => when.plain(startsAt)),
  );
  const reason = others.length === 0 ? first.cancelled?.reason : "";
  return (
    <Mark tone={style.danger} icon={<CloseIcon aria-hidden />}>
      <strong>{t("activity.cancelledDates", { count: dates.length, days })}</strong>
      {reason && ` ${reason}`}
    </Mark>
  );
}

function Mark({ tone = "", icon, children }: { tone?: string | undefined; icon: ReactNode; children: ReactNode }) {
  return (
    <p className={`${style.mark} ${tone}`}>
      {icon}
      <span>{children}</span>
    </p>
  );
}
