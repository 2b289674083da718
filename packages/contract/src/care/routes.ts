import { accountLinks } from "./account-links/routes.ts";
import { duplicates } from "./duplicates/routes.ts";
import { helpers } from "./helpers/routes.ts";
import { peopleImports } from "./imports/routes.ts";
import { intakeForm } from "./intake-form/routes.ts";
import { matching } from "./matching/routes.ts";
import { personRecords } from "./people/record-routes.ts";
import { people } from "./people/routes.ts";
import { settings } from "./settings/routes.ts";
import { careStatistics } from "./statistics/routes.ts";
import { careAgenda } from "./tickets/agenda-routes.ts";
import { ticketAttachments } from "./tickets/attachment-routes.ts";
import { ticketExports, workOrders } from "./tickets/export-routes.ts";
import { tickets } from "./tickets/routes.ts";
import { series } from "./tickets/series-routes.ts";
import { ticketSteps } from "./tickets/step-routes.ts";
import { visitCalendars } from "./visits/routes.ts";

export const care = {
  ...settings,
  ...people,
  ...helpers,
  ...personRecords,
  ...peopleImports,
  ...tickets,
  ...ticketSteps,
  ...ticketExports,
  ...ticketAttachments,
  ...careAgenda,
  ...series,
  ...workOrders,
  ...matching,
  ...accountLinks,
  ...visitCalendars,
  ...intakeForm,
  ...duplicates,
  ...careStatistics,
};

export type { WorkOrder } from "./tickets/export-routes.ts";
/** Each room's routes, for the server's handlers. */
export {
  accountLinks,
  careAgenda,
  careStatistics,
  duplicates,
  helpers,
  intakeForm,
  matching,
  people,
  peopleImports,
  personRecords,
  series,
  settings,
  ticketAttachments,
  ticketExports,
  ticketSteps,
  tickets,
  visitCalendars,
  workOrders,
};
