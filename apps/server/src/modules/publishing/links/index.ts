/**
 * What a post belongs to: a project and a phase of it; later surveys, calls, forms and groups. How to choose one, check it and name it,
 * each kind says in a value that its capability provides. On the page of such a thing: `listLinkedPosts` for its readers, `listPosts` with
 * `link` for staff in every state, and `setPostLink` to tie a post to it and take it off.
 */
export { linkHandlers } from "./handlers.ts";
export { gatherLinkKinds, type Linkable, type LinkedThing, type LinkKind, type LinkReader } from "./kinds.ts";
export { findLinkable, keptLink, linkProblems, opensLater, someDay } from "./problems.ts";
export {
  findLinkNames,
  type LinkColumns,
  linkColumns,
  linkInWords,
  linkOf,
  listLinks,
  previewLink,
  type ReadLinks,
  readLinks,
  withoutLinks,
} from "./read-links.ts";
