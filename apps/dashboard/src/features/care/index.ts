/**
 * The help desk of an organisation: people who need help, people who give it, and the tickets between them. Each part is a folder
 * with its own screens and texts, and adds its routes and its entry below *Care*.
 */
import { CareIcon } from "@stoep/ui/icons";
import type { Feature } from "../../app/index.ts";
import { agenda, agendaStartCards } from "./agenda/index.ts";
import { duplicates } from "./duplicates/index.ts";
import { helpers } from "./helpers/index.ts";
import { imports } from "./imports/index.ts";
import { people } from "./people/index.ts";
import { settings } from "./settings/index.ts";
import { statistics } from "./statistics/index.ts";
import { tags } from "./tags/index.ts";
import { ticketCreate, ticketShoutActs, tickets } from "./tickets/index.ts";

const parts = [agenda, tickets, people, helpers, imports, duplicates, statistics, tags, settings];

export const care: Feature = {
  name: "care",
  licence: "tickets",
  routes: parts.flatMap(({ routes }) => routes),
  menu: [
    { key: "care", icon: CareIcon, href: "/care", group: "care", licence: "tickets" },
    ...parts.flatMap(({ menu }) => menu),
  ],
  places: parts.flatMap(({ places = [] }) => places),
  found: [
    { kind: "ticket", hrefOf: ({ id }) => `/care/tickets/${id}`, list: "/care/tickets?tab=all" },
    { kind: "member", hrefOf: ({ id }) => `/care/members/${id}`, list: "/care/members" },
    { kind: "helper", hrefOf: ({ id }) => `/care/helpers/${id}`, list: "/care/helpers" },
  ],
  create: ticketCreate,
  shoutActs: ticketShoutActs,
  startCards: agendaStartCards,
};
