/** The agenda: dates of activities in the order in which they begin. S1 §3 Event; docs/specification/publishing.md */
import { z } from "zod";
import { Cursor, Day, fieldError, Id, Language, NamedReference, pageOf } from "../../kernel/index.ts";
import { ActivityDate, Theme } from "../../publishing/index.ts";

export const agendaPageSize = 20;

/** "2026-11": a month of the network's calendar. */
const Month = z.string().regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, fieldError("invalid"));

/** A date, with what a row of the agenda shows of its activity. */
export const AgendaItem = z.object({
  date: ActivityDate,
  post: z.object({
    id: Id,
    title: z.string(),
    /** The language of this title. */
    language: Language,
    organisation: NamedReference,
    theme: Theme.nullable(),
    /** The activity's; a date may have a place of its own. */
    address: z.string(),
    hasRegistration: z.boolean(),
  }),
});
export type AgendaItem = z.infer<typeof AgendaItem>;
export const AgendaPage = pageOf(AgendaItem);
export type AgendaPage = z.infer<typeof AgendaPage>;

/** The number of dates on each day that has any; one that lasts several days counts on each of them. */
export const AgendaMonth = z.object({ days: z.array(z.object({ day: Day, count: z.number().int() })) });
export type AgendaMonth = z.infer<typeof AgendaMonth>;

const day = Day.optional();
/** Only dates for which the resident is registered or waiting. */
const only = z.literal("mine").optional();
const organisationId = Id.optional();
const language = Language.optional();

/** `day`: the whole day on the network's calendar; without it, everything that is not over yet. */
export const agendaFilter = { day, only, cursor: Cursor };
export const agendaMonthFilter = { month: Month, only };
export const publicAgendaFilter = { day, organisationId, language, cursor: Cursor };
export const publicAgendaMonthFilter = { month: Month, organisationId };
