/** Whom a message reaches: one condition for feed, reading, votes, preview, mails and figures alike. S1 §5, §9 */
export { disclosedReach } from "./rules.ts";
export {
  countNewlyReached,
  hasPlace,
  lostStreets,
  reaches,
  reachesResident,
  residentValues,
  selectReachedPlaces,
  selectReachedResidents,
} from "./store/reach.ts";
