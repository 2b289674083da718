/** Tickets: the list and the board, a new ticket during a call, and the record with its next step. S2 §2-§4 */
import { CareIcon, DoneIcon, InboxIcon } from "@stoep/ui/icons";
import { api, type Feature } from "../../../app/index.ts";
import type { CarePart } from "../part.ts";

export const tickets: CarePart = {
  routes: [
    { path: "/care/tickets", screen: () => import("./screens/tickets-screen.tsx").then((m) => m.TicketsScreen) },
    {
      path: "/care/tickets/new",
      screen: () => import("./screens/new-ticket-screen.tsx").then((m) => m.NewTicketScreen),
    },
    {
      path: "/care/tickets/fast",
      screen: () => import("./screens/new-ticket-screen.tsx").then((m) => m.FastTicketScreen),
    },
    {
      path: "/care/tickets/$ticketId",
      screen: () => import("./screens/ticket-screen.tsx").then((m) => m.TicketScreen),
    },
    {
      path: "/care/tickets/$ticketId/edit",
      screen: () => import("./screens/edit-ticket-screen.tsx").then((m) => m.EditTicketScreen),
    },
    {
      path: "/care/tickets/$ticketId/workorder",
      screen: () => import("./screens/work-order-screen.tsx").then((m) => m.WorkOrderScreen),
    },
  ],
  menu: [
    {
      key: "careTickets",
      after: "careAgenda",
      within: "care",
      icon: InboxIcon,
      href: "/care/tickets",
      licence: "tickets",
      count: async () => (await api.care.getSidebarTotals()).unassigned,
    },
  ],
};

export const ticketCreate: NonNullable<Feature["create"]> = [
  { key: "careTicket", icon: CareIcon, href: "/care/tickets/new", licence: "tickets" },
  { key: "careFast", after: "careTicket", icon: DoneIcon, href: "/care/tickets/fast", licence: "tickets" },
];

/** A resident's message becomes a ticket with the same title. S1 §4 */
export const ticketShoutActs: NonNullable<Feature["shoutActs"]> = [
  {
    key: "ticket",
    icon: CareIcon,
    licence: "tickets",
    hrefFor: ({ id, title }) => `/care/tickets/new?shout=${id}&title=${encodeURIComponent(title)}`,
  },
];
