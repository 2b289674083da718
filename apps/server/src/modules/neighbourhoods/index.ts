/**
 * The geography of a network: its areas, streets and addresses, and the map under them. D §1, §5
 *
 * A *neighbourhood* is an area with a code; every point is in at most one, on a shared border in the one with the lower code.
 * A *street* is a name within a postcode and belongs to each neighbourhood where it has an *address*. All of it comes from the
 * city's files, which may be loaded again at any time:
 *
 *   createNetwork ─▶ importNeighbourhoods ─▶ importAddresses ─▶ importLines
 */
import { neighbourhoods } from "@stoep/contract/neighbourhoods";
import { implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";

export { areaOf, areasNear } from "./borders.ts";
export { type HouseFound, type HouseWanted, houseFinder } from "./houses.ts";
export { addressFields, type FieldNames } from "./imports/address-row.ts";
export { importAddresses, previewAddresses } from "./imports/addresses.ts";
export { importLines } from "./imports/lines.ts";
export {
  type CheckedAreas,
  groundOf,
  importNeighbourhoods,
  previewNeighbourhoods,
  saveNeighbourhoods,
  type Target,
} from "./imports/neighbourhoods.ts";
export { ImportError, type ImportReport, type Rejection, type RejectionReason } from "./imports/report.ts";
export { jobs } from "./jobs.ts";
export { hitsOf } from "./looking-up.ts";
export { createNetwork, neighbourhoodAt, TakenError } from "./network.ts";
export { addressLabel } from "./rules.ts";
export { searcher } from "./searching.ts";
export { listAdjacent, saveAdjacency } from "./store/adjacency.ts";
export { neighbourhoodNames } from "./store/areas.ts";
export {
  type BorderAddressRow,
  findBorderAddress,
  linkStreet,
  listMovedAddresses,
  lockAddress,
  putAddress,
} from "./store/borders.ts";
export { lockGround, shareGround } from "./store/ground.ts";
export {
  findNetworkRecord,
  listCities,
  listNetworkRecords,
  listNetworks,
  listTileUrls,
  lockNetwork,
  type NetworkRecord,
  putLogo,
  updateNetwork,
} from "./store/networks.ts";
export { findAddress, findHouse, holdAddress } from "./store/search.ts";

export const module = implement(neighbourhoods, handlers);
