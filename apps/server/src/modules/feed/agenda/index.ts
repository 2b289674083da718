/** Activities around a resident, day by day. */
export { agendaHandlers } from "./handlers.ts";
