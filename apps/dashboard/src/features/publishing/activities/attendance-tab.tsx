import { type Column, DataTable, Stack, StatusBadge, Text } from "@stoep/ui";
import { z } from "zod";
import { OpenRowPlaceholder, QueryContent, useFilters, useFormat, useTableLabels } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";
import { AttendeeList } from "./attendee-list.tsx";
import { DateMenu } from "./date-menu.tsx";
import { type ActivityDate, useDates } from "./use-dates.ts";

const View = z.object({ date: z.uuid().optional() });

/** The dates of an activity with how many people are coming; one is open and lists them. */
export function AttendanceTab({ post }: { post: Post }) {
  const query = useDates(post);
  return (
    <QueryContent query={query} waiting={<OpenRowPlaceholder />}>
      {({ items }) => <Dates post={post} dates={items} />}
    </QueryContent>
  );
}

function Dates({ post, dates }: { post: Post; dates: ActivityDate[] }) {
  const t = useText();
  const [{ date }, setView] = useFilters(View);
  const format = useFormat();
  const labels = useTableLabels(t("coming.dates"));
  const columns = useColumns(post, dates);
  const nextOne = dates.find(({ cancelled, isClosed }) => !(cancelled || isClosed)) ?? dates[0];
  const open = dates.find(({ id }) => id === date) ?? nextOne;
  return (
    <Stack gap="xl">
      <DataTable
        columns={columns}
        rows={dates}
        rowKey={({ id }) => id}
        rowAct={{
          run: ({ id }) => setView({ date: id }),
          labelOf: ({ startsAt }) => t("coming.showNamed", { when: format.moment(startsAt) }),
        }}
        empty={<Text>{t("coming.noDates")}</Text>}
        labels={labels}
      />
      {open && <AttendeeList key={open.id} date={open} />}
    </Stack>
  );
}

function useColumns(post: Post, dates: ActivityDate[]): Column<ActivityDate>[] {
  const t = useText();
  const format = useFormat();
  const capacity = post.activity?.capacity ?? null;
  const countOf = (coming: number) =>
    capacity === null ? format.number(coming) : t("coming.of", { count: coming, capacity });
  // Nobody comes to a cancelled date: its numbers are in no sum.
  const unless = ({ cancelled }: ActivityDate, text: string) => (cancelled ? "–" : text);
  return [
    {
      key: "when",
      title: t("coming.when"),
      render: ({ startsAt }) => format.moment(startsAt),
      line: ({ place, movedFrom, cancelled }) =>
        [cancelled?.reason, movedFrom && t("coming.movedFrom", { at: format.moment(movedFrom) }), place?.address]
          .filter(Boolean)
          .join(" · "),
    },
    {
      key: "state",
      title: t("coming.state"),
      width: 150,
      isWhole: true,
      onPhone: "line",
      render: (date) => <State date={date} />,
    },
    {
      key: "coming",
      title: t("coming.count"),
      align: "end",
      onPhone: "line",
      width: "content",
      render: (date) => unless(date, countOf(date.coming)),
      phoneText: (date) => {
        const { coming, waiting } = date;
        const sum = { coming: countOf(coming), waiting: format.number(waiting) };
        return unless(date, t(waiting > 0 ? "coming.sum" : "coming.noneWait", sum));
      },
    },
    {
      key: "waiting",
      title: t("coming.waiting"),
      align: "end",
      width: "content",
      render: (date) => unless(date, format.number(date.waiting)),
    },
    {
      key: "menu",
      title: t("coming.acts"),
      isUnnamed: true,
      isWhole: true,
      width: 56,
      onPhone: "end",
      render: (date) => <DateMenu post={post} date={date} dates={dates} />,
    },
  ];
}

function State({ date }: { date: ActivityDate }) {
  const t = useText();
  if (date.cancelled) return <StatusBadge kind="urgent">{t("coming.cancelled")}</StatusBadge>;
  if (date.isFull) return <StatusBadge kind="progress">{t("coming.full")}</StatusBadge>;
  if (date.isClosed) return <StatusBadge kind="ended">{t("coming.closed")}</StatusBadge>;
  return <StatusBadge kind="done">{t("coming.open")}</StatusBadge>;
}
