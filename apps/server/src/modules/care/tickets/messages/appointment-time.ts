import { fullMomentFormat, type Language } from "@stoep/contract/kernel";

/** "dinsdag 2 juni 2026 om 09:00–10:30", by the network's clocks; with both dates if it goes past midnight. */
export const formatAppointment = (language: Language, timeZone: string, startsAt: Date, endsAt: Date): string =>
  fullMomentFormat(language, timeZone)
    .formatRange(startsAt, endsAt)
    // A single special space doubles the cost of a text message.
    .replace(/[\u2009\u202f\u00a0]/g, " ");
