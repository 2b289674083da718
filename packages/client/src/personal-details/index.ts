/**
 * Looks for personal details in what someone is about to send. The text never leaves the device: the names of the network's streets
 * come to it, once.
 */
export {
  findPersonalDetails,
  indexStreets,
  type KnownPerson,
  type PersonalDetail,
  personalDetailKinds,
} from "./find-details.ts";
export { useDetailFinder, useDetailsOf, usePersonalDetails, useTypedDetails } from "./use-personal-details.ts";
