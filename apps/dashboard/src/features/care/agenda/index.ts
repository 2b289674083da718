/** What awaits the concierges: today's and tomorrow's visits, what passed unclosed, and answers. Care opens with it. S2 §2 */
import { CalendarIcon } from "@stoep/ui/icons";
import type { Feature } from "../../../app/index.ts";
import type { CarePart } from "../part.ts";

export const agenda: CarePart = {
  routes: [{ path: "/care/agenda", screen: () => import("./screens/agenda-screen.tsx").then((m) => m.AgendaScreen) }],
  menu: [{ key: "careAgenda", within: "care", icon: CalendarIcon, href: "/care/agenda", licence: "tickets" }],
};

export const agendaStartCards: NonNullable<Feature["startCards"]> = [
  { licence: "tickets", part: () => import("./parts/start-card.tsx").then((m) => m.AgendaStart) },
];
