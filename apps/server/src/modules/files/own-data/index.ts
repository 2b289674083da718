/** The copy of a person's own data: lists that each capability provides, as an archive with a page to read them. */
export { ownArchive } from "./archive.ts";
export { everyOwn, type OwnList, ownFields, ownList } from "./own-list.ts";
