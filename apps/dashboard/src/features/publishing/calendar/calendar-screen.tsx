import { Day } from "@stoep/contract/kernel";
import { featureOf, type PostKind } from "@stoep/contract/publishing";
import { ButtonLink, instantOf, Notice, PartSwitch, useKitZone, useMediaQuery, useToday } from "@stoep/ui";
import { Calendar, type CalendarItem, calendarViews, viewPeriod } from "@stoep/ui/calendar";
import { CalendarIcon, EditIcon, MessageIcon, PlusIcon, ScheduleIcon, UrgentIcon, VacancyIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { z } from "zod";
import {
  accessOf,
  api,
  QueryContent,
  queryOf,
  RowMenu,
  type Session,
  useAccess,
  useFilters,
  useSession,
} from "../../../app/index.ts";
import { stateLooks, useText } from "../parts/words.ts";
import { PostsPage } from "../posts/posts-page.tsx";
import { useBulkActs } from "../posts/use-bulk-acts.ts";
import { useKindFilter } from "../posts/use-kind-filter.ts";
import { useCalendarWords } from "./calendar-words.ts";
import { Drafts } from "./drafts.tsx";
import { usePlan } from "./use-plan.tsx";

const RescheduleDialog = lazyPart(() => import("./reschedule-dialog.tsx").then((m) => m.RescheduleDialog), {
  close: ({ onClose }) => onClose(),
});

const Filters = z.object({
  view: z.enum(calendarViews).optional(),
  day: Day.optional(),
  kind: z.string().max(40).optional(),
});
type Entry = Awaited<ReturnType<typeof api.publishing.listCalendar>>["items"][number];

const icons = { message: MessageIcon, activity: CalendarIcon, vacancy: VacancyIcon } as const;

/** A calendar of what the organisation has published and scheduled; scheduled messages can be moved to another day. */
export function CalendarScreen() {
  const t = useText();
  const { write } = useAccess("messages");
  const [filters, setFilters] = useFilters(Filters);
  const isNarrow = useMediaQuery("(max-width: 767px)", false, { getInitialValueInEffect: false });
  const today = useToday();
  const { view = isNarrow ? "agenda" : "month", day = today } = filters;
  const { kind, parts } = useKindFilter(filters.kind, (next) => setFilters({ kind: next }));
  const query = useOwnCalendar(view, day, kind);
  const entries = query.data?.items;
  const items = useItems(entries);
  const session = useSession();
  const moving = useReschedule();
  const plan = usePlan();
  const words = useCalendarWords();
  return (
    <PostsPage tab="calendar" kind={kind}>
      {query.isError && !query.data ? (
        <QueryContent query={query} waiting={null}>
          {() => null}
        </QueryContent>
      ) : (
        <Calendar
          view={view}
          day={day}
          items={items}
          words={words}
          onShow={setFilters}
          below={(dragProps) => <Drafts dragProps={dragProps} plan={write === true ? plan : null} />}
          tools={<PartSwitch {...parts} />}
          {...(write === true ? { onMove: moving.drop, dayActions: NewOnDay } : {})}
          menu={(item, close) => (
            <RowMenu
              name={item.title}
              acts={[
                ...(entries?.some((entry) => idOf(entry) === item.id && mayWrite(session, entry))
                  ? [{ label: t("inbox.row.edit"), icon: EditIcon, href: `/messages/${item.id.split(" ")[0]}/edit` }]
                  : []),
                ...(item.isMovable
                  ? [
                      {
                        label: t("own.move.item"),
                        icon: ScheduleIcon,
                        run: () => {
                          close();
                          moving.ask(item, item.at);
                        },
                      },
                    ]
                  : []),
              ]}
            />
          )}
        />
      )}
      {query.data?.isCut && <Notice tone="hint">{t("own.calendar.cut", { count: query.data.items.length })}</Notice>}
      {moving.dialog}
      {plan.dialog}
    </PostsPage>
  );
}

function useOwnCalendar(view: (typeof calendarViews)[number], day: string, kind: PostKind | undefined) {
  const zone = useKitZone();
  const shown = viewPeriod(view, day);
  const [from, until] = [instantOf(shown.from, "00:00", zone) ?? "", instantOf(shown.until, "00:00", zone) ?? ""];
  return useQuery({
    ...queryOf(api.publishing.listCalendar, { query: { from, until, kinds: kind ? [kind] : [] } }),
    placeholderData: keepPreviousData,
  });
}

/** Depends on the licence feature of the entry's kind. */
const mayWrite = (session: Session, entry: Entry): boolean => accessOf(session, featureOf(entry)).write === true;

const idOf = ({ postId, dateId }: Entry): string => [postId, dateId].filter(Boolean).join(" ");

function useItems(entries: readonly Entry[] | undefined): CalendarItem[] | undefined {
  const t = useText();
  const session = useSession();
  return useMemo(() => {
    const words = {
      untitled: t("inbox.untitled"),
      cancelled: t("coming.cancelled"),
      states: (state: Entry["state"]) => t(`own.state.${state}`),
    };
    return entries?.map((entry) => itemOf(entry, mayWrite(session, entry), words));
  }, [entries, session, t]);
}

/** Published messages cannot be moved, nor can activities, which have dates of their own. */
function itemOf(
  entry: Entry,
  isMine: boolean,
  words: {
    untitled: string;
    cancelled: string;
    states: (state: Entry["state"]) => string;
  },
): CalendarItem {
  const { postId, kind, type, title, state, at, until, isCancelled } = entry;
  const isAlert = type === "urgent";
  return {
    id: idOf(entry),
    title: title || words.untitled,
    at,
    until: until ?? undefined,
    href: `/messages/${postId}${state === "published" ? "" : "/edit"}`,
    look: isCancelled ? "ended" : isAlert ? "urgent" : stateLooks[state],
    icon: isAlert ? UrgentIcon : icons[kind],
    isCancelled,
    state: isCancelled ? words.cancelled : words.states(state),
    isMovable: isMine && state === "scheduled" && kind !== "activity",
  };
}

/** Moves a message by dropping it on another day or by choosing a time; asks for another if that time has passed. */
function useReschedule() {
  const t = useText();
  const { move } = useBulkActs();
  const [asked, setAsked] = useState<{ item: CalendarItem; at: string } | null>(null);
  const ask = (item: CalendarItem, at: string) => setAsked({ item, at });
  const go = (item: CalendarItem, at: string) => void move([{ id: item.id, at: item.at }], { at });
  return {
    ask,
    drop: (item: CalendarItem, at: string) => (new Date(at) > new Date() ? go(item, at) : ask(item, at)),
    dialog: asked && (
      <Suspense fallback={null}>
        <RescheduleDialog
          title={t("own.move.one", { title: asked.item.title })}
          at={asked.at}
          onClose={() => setAsked(null)}
          onMove={(to) => {
            setAsked(null);
            if ("at" in to) go(asked.item, to.at);
          }}
        />
      </Suspense>
    ),
  };
}

function NewOnDay(day: string) {
  return <NewLinks day={day} />;
}

function NewLinks({ day }: { day: string }) {
  const t = useText();
  return (
    <>
      <ButtonLink href={`/messages/new?day=${day}`} variant="default" size="sm" leftSection={<PlusIcon aria-hidden />}>
        {t("inbox.new")}
      </ButtonLink>
      <ButtonLink
        href={`/activities/new?day=${day}`}
        variant="default"
        size="sm"
        leftSection={<PlusIcon aria-hidden />}
      >
        {t("own.calendar.newActivity")}
      </ButtonLink>
    </>
  );
}
