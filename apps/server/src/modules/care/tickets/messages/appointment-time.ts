import { appointmentFormat, type Language } from "@stoep/contract/kernel";

/** "di 2 jun 2026, 09:00–10:30", by the network's clocks; with both dates if it goes past midnight. */
export const formatAppointment = (language: Language, timeZone: string, startsAt: Date, endsAt: Date): string =>
  appointmentFormat(language, timeZone)
    .formatRange(startsAt, endsAt)
    // A single special space doubles the cost of a text message.
    .replace(/[\u2009\u202f\u00a0]/g, " ");
