import { CalendarIcon, CloseIcon, RefreshIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, type RowAct, RowMenu, useFormat } from "../../../app/index.ts";
import { useConfirmedCommand } from "../parts/consequences.tsx";
import { type Post, useText } from "../parts/words.ts";
import { CancelDates } from "./cancel-dates.tsx";
import { RescheduleDates } from "./reschedule-dates.tsx";
import type { ActivityDate } from "./use-dates.ts";

type Props = { post: Post; date: ActivityDate; dates: readonly ActivityDate[] };

/** The actions for one date; whom each of them reaches is confirmed before it is done. */
export function DateMenu({ post, date, dates }: Props) {
  const t = useText();
  const format = useFormat();
  const [open, setOpen] = useState<"move" | "cancel">();
  const restore = useConfirmedCommand(api.publishing.restoreDates, {
    done: t("coming.restore.done"),
  });
  const when = format.moment(date.startsAt);
  const putBack = () =>
    restore.send((confirmed) => ({ params: { dateId: date.id }, body: { which: "one", confirmed } }));
  if (post.can.edit !== true || post.state !== "published" || new Date(date.startsAt) <= new Date()) return null;
  const acts: RowAct[] = date.cancelled
    ? [{ label: t("coming.restore.act"), icon: RefreshIcon, run: () => void putBack() }]
    : [
        { label: t("coming.move.act"), icon: CalendarIcon, run: () => setOpen("move") },
        { label: t("coming.cancel.act"), icon: CloseIcon, isDestructive: true, run: () => setOpen("cancel") },
      ];
  const close = () => setOpen(undefined);
  return (
    <>
      <RowMenu name={when} acts={acts} />
      {open === "move" && <RescheduleDates date={date} dates={dates} onClose={close} />}
      {open === "cancel" && <CancelDates date={date} dates={dates} onClose={close} />}
    </>
  );
}
