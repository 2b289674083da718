/** What decides which modules an organisation may use: the columns of `public.licence as l` that a session is read with. */
export const licenceColumns = [
  "l.module",
  "l.level",
  "l.fromAt",
  "l.untilAt",
  "l.neighbourhoodIds",
  "l.thingKind",
  "l.thingId",
] as const;
