/** Lists as files for a spreadsheet: CSV or Excel, written while their rows are read. */
export { type Cell, dayCell } from "./cell.ts";
export { csvFile, csvFormat } from "./csv.ts";
export { fileOptions, filtersOf, platformFileOptions } from "./file-options.ts";
export {
  choiceColumn,
  type FileColumn,
  fileRowsMax,
  type ListFile,
  type ListFileOptions,
  listFile,
} from "./list-file.ts";
export { peopleCell } from "./people-cell.ts";
export { type ZipPart, zip } from "./zip.ts";
