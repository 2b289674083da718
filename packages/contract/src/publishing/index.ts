/**
 * What organisations publish: messages, activities and vacancies; concept, scheduled, published. S1 §3-§5, D §6
 */
export * from "./activities/draft.ts";
export * from "./activities/schemas.ts";
export * from "./alerts/schemas.ts";
export { PlaceGroup, PlaceGroupDraft, placeGroupsMax } from "./desk/place-groups.ts";
export { PresentColleague, presenceSeconds } from "./desk/routes.ts";
export * from "./engagement/overview.ts";
export * from "./engagement/schemas.ts";
export { InboxCount } from "./inbox/routes.ts";
export * from "./posts/bulk.ts";
export * from "./posts/complete-post.ts";
export * from "./posts/consequences.ts";
export { type CompletenessRule, completenessRule, isBlank, PostKind } from "./posts/kinds.ts";
export * from "./posts/licence-feature.ts";
export * from "./posts/links.ts";
export * from "./posts/lists.ts";
export * from "./posts/post-link.ts";
export * from "./posts/schemas.ts";
export * from "./posts/states.ts";
export * from "./posts/vacancy.ts";
export * from "./routes.ts";
export { SharedWith, ShareLink, ShortCode } from "./share/schemas.ts";
export * from "./values.ts";
