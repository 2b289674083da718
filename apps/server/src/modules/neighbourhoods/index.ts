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
import { defineCapability, implement } from "#kernel/module.ts";
import { handlers } from "./handlers.ts";
import { jobs } from "./jobs.ts";
import { searcher } from "./search.ts";
import { findNetworkLook } from "./store/networks.ts";

export { findAddressHits, findTypedHits } from "./address-search.ts";
export { createNetwork, findNeighbourhoodAt, SlugTakenError } from "./create-network.ts";
export { type HouseMatch, type HouseQuery, houseFinder } from "./house-finder.ts";
export {
  addressFields,
  type CheckedAreas,
  type FieldNames,
  findAreasHash,
  ImportError,
  type ImportReport,
  type ImportTarget,
  importAddresses,
  importLines,
  importNeighbourhoods,
  lockImports,
  previewAddresses,
  previewNeighbourhoods,
  type Rejection,
  type RejectionReason,
  saveNeighbourhoods,
  shareImportLock,
} from "./imports/index.ts";
export { areaFinder, findAreasNear } from "./nearby-areas.ts";
export { addressLabel } from "./rules.ts";
export { findAddress, findHouse, findPlacedStreets, lockAddressForShare } from "./store/address-search.ts";
export { listAdjacent, updateAdjacency } from "./store/adjacency.ts";
export { findNeighbourhoodNames, findOutlines } from "./store/areas.ts";
export {
  type BorderAddressRow,
  findBorderAddress,
  linkStreet,
  listMovedAddresses,
  lockAddress,
  updatePlacement,
} from "./store/border-addresses.ts";
export { nearestStreetOf } from "./store/nearest-street.ts";
export {
  findNetworkLook,
  findNetworkRecord,
  findPublicNetwork,
  listCities,
  listNetworkRecords,
  listNetworks,
  listTileUrls,
  lockNetwork,
  type NetworkRecord,
  putLogo,
  updateNetwork,
} from "./store/networks.ts";
export { viewPublicNetwork } from "./views.ts";

export const capability = defineCapability({
  module: implement(neighbourhoods, handlers),
  jobs,
  networkLook: findNetworkLook,
  searchers: [searcher],
});
