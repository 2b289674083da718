import { confirm } from "@stoep/ui";
import { CalendarIcon, CloseIcon, RefreshIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, type RowAct, RowMenu, useCommand, useFormat } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";
import { CancelDates } from "./cancel-dates.tsx";
import { useNotifiedText } from "./date-scope.tsx";
import { RescheduleDates } from "./reschedule-dates.tsx";
import type { ActivityDate } from "./use-dates.ts";

type Props = { post: Post; date: ActivityDate; dates: readonly ActivityDate[] };

/** The actions for one date; people who are coming are notified of each. */
export function DateMenu({ post, date, dates }: Props) {
  const t = useText();
  const format = useFormat();
  const notified = useNotifiedText();
  const [open, setOpen] = useState<"move" | "cancel">();
  const restore = useCommand(api.publishing.restoreDates, {
    done: t("coming.restore.done"),
  });
  const when = format.moment(date.startsAt);
  const askAndRestore = async () => {
    const isSure = await confirm({
      title: t("coming.restore.title", { when }),
      message: notified(date.coming + date.waiting),
      confirmLabel: t("coming.restore.confirm"),
      cancelLabel: t("coming.back"),
    });
    if (isSure) await restore.run({ params: { dateId: date.id }, body: { which: "one" } });
  };
  if (post.can.edit !== true || post.state !== "published" || new Date(date.startsAt) <= new Date()) return null;
  const acts: RowAct[] = date.cancelled
    ? [{ label: t("coming.restore.act"), icon: RefreshIcon, run: () => void askAndRestore() }]
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
