import { unbroken } from "@stoep/client/formats";
import { personName } from "@stoep/contract/kernel";
import { CalendarIcon, ClockIcon, PersonIcon, PlaceIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import type { PreviewPost } from "../preview/preview-post.ts";
import type { Reader } from "../preview/reader-words.ts";
import style from "./activity-card.module.css";

type Props = { post: PreviewPost; isShort: boolean; reader: Reader };

/** Duration, place, deadline, contact person and the button to apply, as residents see them. */
export function VacancyCard({ post: { vacancy }, isShort, reader: { t, format } }: Props) {
  if (!vacancy) return null;
  const { engagement, duration, durationUnit, address, applyUntil, contact, subscriptionUrl } = vacancy;
  const length = duration && t(`compose.reading.vacancy.duration.${durationUnit}`, { count: duration });
  const name = personName(contact);
  return (
    <div className={style.activity}>
      <Line icon={<ClockIcon aria-hidden />}>
        {[t(`compose.vacancy.engagements.${engagement}`), length].filter(Boolean).join("\u00a0· ")}
      </Line>
      <Line icon={<PlaceIcon aria-hidden />}>{unbroken(address) || t("compose.reading.vacancy.noPlace")}</Line>
      {applyUntil && (
        <Line icon={<CalendarIcon aria-hidden />}>
          {t("compose.reading.vacancy.until", { day: format.day(`${applyUntil}T12:00:00.000Z`) })}
        </Line>
      )}
      {!isShort && name && (
        <Line icon={<PersonIcon aria-hidden />}>{t("compose.reading.vacancy.contact", { name })}</Line>
      )}
      {!isShort && (
        <span className={style.come}>
          {t(subscriptionUrl ? "compose.reading.vacancy.applyElsewhere" : "compose.reading.vacancy.apply")}
        </span>
      )}
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className={style.place}>
      {icon}
      {children}
    </p>
  );
}
