import { unbroken } from "@stoep/client/formats";
import { CalendarIcon, ClockIcon, PlaceIcon } from "@stoep/ui/icons";
import style from "../activities/activity.module.css";
import type { PartProps } from "../kinds/kind.ts";
import { useText } from "../words.ts";
import { useVacancyFacts } from "./use-vacancy-facts.ts";

/** The duration, the place and the last day to apply, at a glance. */
export function VacancyCard({ post: { vacancy } }: PartProps) {
  return vacancy && <Facts vacancy={vacancy} />;
}

function Facts({ vacancy }: { vacancy: NonNullable<PartProps["post"]["vacancy"]> }) {
  const t = useText();
  const { work, until, isClosed } = useVacancyFacts(vacancy);
  return (
    <ul className={style.facts}>
      <li>
        <ClockIcon aria-hidden />
        <span>{work}</span>
      </li>
      <li>
        <PlaceIcon aria-hidden />
        <span>{unbroken(vacancy.address)}</span>
      </li>
      {until && (
        <li>
          <CalendarIcon aria-hidden />
          <span>{t(isClosed ? "vacancy.closed" : "vacancy.until", { day: until })}</span>
        </li>
      )}
    </ul>
  );
}
