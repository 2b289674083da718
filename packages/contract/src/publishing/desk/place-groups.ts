/** Choices of places that an organisation's editors save under a name and choose again. */
import { z } from "zod";
import { Done, fieldError, Id, routes, textLine } from "../../kernel/index.ts";
import { staffFor } from "../../licences/index.ts";
import { PlacedStreet } from "../../neighbourhoods/index.ts";
import { PostDraft } from "../posts/schemas.ts";

const editor = staffFor("messages", "editor");

/** The most that an organisation can have. */
export const placeGroupsMax = 50;

const PlaceGroupName = z.object({ name: textLine(60).min(1, fieldError("nameRequired")) });

/** Names are compared without case, accents and punctuation. */
export const PlaceGroupDraft = PlaceGroupName.extend({
  neighbourhoodIds: z.array(Id).min(1, fieldError("neighbourhoodsRequired")).max(1000, fieldError("tooMany")),
  streetIds: PostDraft.shape.streetIds,
});
export type PlaceGroupDraft = z.output<typeof PlaceGroupDraft>;

/** Its places as they are now. */
export const PlaceGroup = z.object({
  id: Id,
  name: z.string(),
  neighbourhoodIds: z.array(Id),
  /** These narrow the neighbourhoods that they are in. */
  streets: z.array(PlacedStreet),
  /** How many of its places are left out: they were removed, or none of the streets that narrowed them is still in them. */
  lost: z.number().int(),
});
export type PlaceGroup = z.infer<typeof PlaceGroup>;

export const placeGroupRoutes = routes({
  listPlaceGroups: {
    summary: "The choices of places that the organisation saved, by name",
    method: "GET",
    path: "/place-groups",
    access: editor,
    response: z.object({ items: z.array(PlaceGroup) }),
    refusals: [],
  },
  createPlaceGroup: {
    summary: "Save a choice of places under a name; at most 50",
    method: "POST",
    path: "/place-groups",
    access: editor,
    limit: "settings",
    body: PlaceGroupDraft,
    response: PlaceGroup,
    refusals: [],
  },
  renamePlaceGroup: {
    summary: "Give a saved choice of places another name",
    method: "PUT",
    path: "/place-groups/:groupId",
    access: editor,
    limit: "settings",
    body: PlaceGroupName,
    response: PlaceGroup,
    refusals: ["not_found"],
  },
  deletePlaceGroup: {
    summary: "Delete a saved choice of places; messages keep their places",
    method: "DELETE",
    path: "/place-groups/:groupId",
    access: editor,
    limit: "settings",
    response: Done,
    refusals: ["not_found"],
  },
});
