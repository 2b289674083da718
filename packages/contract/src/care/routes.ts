import { asking } from "./asking-routes.ts";
import { doubles } from "./doubles/routes.ts";
import { figures } from "./figures-routes.ts";
import { form } from "./form/routes.ts";
import { helpers } from "./helpers-routes.ts";
import { peopleImports } from "./imports-routes.ts";
import { linking } from "./linking/routes.ts";
import { people } from "./people-routes.ts";
import { records } from "./records-routes.ts";
import { series } from "./series-routes.ts";
import { settings } from "./settings-routes.ts";
import { orders, ticketFiles } from "./ticket-files-routes.ts";
import { ticketParts } from "./ticket-parts-routes.ts";
import { ticketSteps, tickets } from "./tickets-routes.ts";

/** One line for each room, in their order. */
export const care = {
  ...settings,
  ...people,
  ...helpers,
  ...records,
  ...peopleImports,
  ...tickets,
  ...ticketSteps,
  ...ticketFiles,
  ...ticketParts,
  ...series,
  ...orders,
  ...asking,
  ...linking,
  ...form,
  ...doubles,
  ...figures,
};

export type { WorkOrder } from "./ticket-files-routes.ts";
/** The parts, for those who implement them. */
export {
  asking,
  doubles,
  figures,
  form,
  helpers,
  linking,
  orders,
  people,
  peopleImports,
  records,
  series,
  settings,
  ticketFiles,
  ticketParts,
  ticketSteps,
  tickets,
};
