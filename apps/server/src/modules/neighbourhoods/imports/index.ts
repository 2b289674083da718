/** The files of a city, checked and loaded: neighbourhoods, addresses, street lines. Faulty rows are left out and reported. */
export { addressFields, type FieldNames } from "./address-row.ts";
export { importAddresses, previewAddresses } from "./addresses.ts";
export {
  type CheckedAreas,
  findAreasHash,
  type ImportTarget,
  importNeighbourhoods,
  previewNeighbourhoods,
  saveNeighbourhoods,
} from "./neighbourhoods.ts";
export { ImportError, type ImportReport, type Rejection, type RejectionReason } from "./report.ts";
export { lockImports, shareImportLock } from "./store/import-lock.ts";
export { importLines } from "./street-lines.ts";
