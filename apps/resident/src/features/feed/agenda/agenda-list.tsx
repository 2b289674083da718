import type { AgendaItem } from "@stoep/contract/feed";
import { Button, useTimeZone } from "../../../app/index.ts";
import { type MomentFormat, useWhen } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import style from "./agenda.module.css";
import { byDay, goingOn } from "./agenda-days.ts";
import { AgendaRow } from "./agenda-row.tsx";

interface Props {
  items: readonly AgendaItem[];
  paging: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** The agenda day by day, after the dates that began before today and are not over. */
export function AgendaList({ items, paging }: Props) {
  const t = useText();
  const when = useWhen();
  const zone = useTimeZone();
  const groups = byDay(items, zone);
  return (
    <>
      {groups.map(([day, ofDay]) => (
        <section key={day} className={style.day} aria-label={titleOf(day, ofDay, when) ?? t("agenda.goingOn")}>
          <h2>{titleOf(day, ofDay, when) ?? t("agenda.goingOn")}</h2>
          <ul className={style.rows}>
            {ofDay.map((item) => (
              <AgendaRow key={item.date.id} item={item} when={when} isGoingOn={day === goingOn} />
            ))}
          </ul>
        </section>
      ))}
      <MoreButton paging={paging} />
    </>
  );
}

function titleOf(day: string, [first]: readonly AgendaItem[], when: MomentFormat): string | null {
  if (day === goingOn || !first) return null;
  const named = when.day(first.date.startsAt);
  const date = when.date(first.date.startsAt);
  return named === date ? date : `${named}, ${when.plain(first.date.startsAt)}`;
}

export function MoreButton({ paging }: Pick<Props, "paging">) {
  const t = useText();
  if (!paging.hasNextPage) return null;
  return (
    <div className={style.more}>
      <Button isBusy={paging.isFetchingNextPage} onClick={() => void paging.fetchNextPage()}>
        {t("agenda.later")}
      </Button>
    </div>
  );
}
