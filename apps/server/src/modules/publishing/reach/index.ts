/** Whom a message reaches: one condition for feed, reading, votes, preview, mails and figures alike. S1 §5, §9 */
export { disclosedReach } from "./rules.ts";
export {
  countNewlyReached,
  hasPlace,
  isNarrowedBy,
  lostStreets,
  reaches,
  reachesResident,
  residentValues,
  selectPlacesReachedBy,
  selectReachedPlaces,
  selectReachedResidents,
} from "./store/reach.ts";
