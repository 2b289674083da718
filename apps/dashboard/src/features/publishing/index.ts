/**
 * Messages: writing them with a live preview, publishing or scheduling them, and following their results.
 *   new ─▶ concept ─▶ preview ─▶ publish now ─▶ message page (comments, figures, history)
 *                          └───▶ schedule ─▶ at the chosen time ──┘
 */
import { InboxIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";
import { create } from "./menu/create.ts";
import { places } from "./search/places.ts";

export { useAudienceText } from "./compose/check/use-audience-text.ts";
export type { ChosenPlaces } from "./compose/draft.ts";
export { CountAge } from "./engagement/count-age.tsx";
export { CopiedAddress } from "./parts/copied-address.tsx";
export { usePeriod } from "./parts/period-filter.tsx";
export { useThemes } from "./parts/use-themes.ts";
export { extendPosts } from "./posts/post-extensions.tsx";
export { ShareDialog } from "./share/lazy-share-dialog.ts";

const audience = () => import("./compose/fields/audience-fields.tsx");
/** For other documents that go to neighbourhoods. */
export const PlaceFields = lazyPart(() => audience().then((m) => m.PlaceFields));
export const ReachedSoFar = lazyPart(() => audience().then((m) => m.ReachedSoFar));

const hrefOf = ({ id }: { id: string }) => `/messages/${id}`;

export const publishing: Feature = {
  name: "publishing",
  licence: "messages",
  routes: [
    { path: "/inbox", screen: () => import("./posts/inbox-screen.tsx").then((m) => m.InboxScreen) },
    { path: "/inbox/calendar", screen: () => import("./calendar/calendar-screen.tsx").then((m) => m.CalendarScreen) },
    {
      path: "/inbox/statistics",
      screen: () => import("./engagement/statistics-screen.tsx").then((m) => m.StatisticsScreen),
    },
    { path: "/inbox/deleted", screen: () => import("./posts/deleted-screen.tsx").then((m) => m.DeletedScreen) },
    { path: "/alerts/new", screen: () => import("./alerts/alert-screen.tsx").then((m) => m.NewAlertScreen) },
    { path: "/alerts/$postId", screen: () => import("./alerts/alert-screen.tsx").then((m) => m.EditAlertScreen) },
    { path: "/messages/new", screen: () => import("./compose/compose-screen.tsx").then((m) => m.NewMessageScreen) },
    { path: "/activities/new", screen: () => import("./compose/compose-screen.tsx").then((m) => m.NewActivityScreen) },
    { path: "/vacancies/new", screen: () => import("./compose/compose-screen.tsx").then((m) => m.NewVacancyScreen) },
    {
      path: "/settings/calendar",
      screen: () => import("./calendar/subscription-screen.tsx").then((m) => m.SubscriptionScreen),
    },
    { path: "/messages/$postId", screen: () => import("./posts/message-screen.tsx").then((m) => m.MessageScreen) },
    {
      path: "/messages/$postId/edit",
      screen: () => import("./compose/compose-screen.tsx").then((m) => m.EditMessageScreen),
    },
  ],
  menu: [{ key: "inbox", after: "start", icon: InboxIcon, href: "/inbox", licence: "inbox" }],
  inboxKinds: [
    { key: "message", kind: "message", licence: "messages", newHref: "/messages/new" },
    { key: "activity", after: "message", kind: "activity", licence: "activities", newHref: "/activities/new" },
  ],
  found: [
    { kind: "message", hrefOf, list: "/inbox?kind=message", isDraftWithoutMoment: true },
    { kind: "activity", hrefOf, list: "/inbox?kind=activity", isDraftWithoutMoment: true },
    { kind: "neighbourhood", hrefOf: ({ id }) => `/inbox?neighbourhoodId=${id}` },
  ],
  subjects: [{ kind: "post", hrefOf: (id) => hrefOf({ id }) }],
  settings: [{ key: "calendar", after: "licence", href: "/settings/calendar" }],
  places,
  create,
};
