/** Adjacent neighbourhoods, whose messages a resident may read too. D §5 */
import { z } from "zod";
import { Id, NamedReference } from "../../kernel/index.ts";

export const AdjacentNeighbourhood = NamedReference.extend({ isFollowed: z.boolean() });
export type AdjacentNeighbourhood = z.infer<typeof AdjacentNeighbourhood>;
/** By name, including followed ones that are no longer adjacent. */
export const AdjacentNeighbourhoods = z.object({ items: z.array(AdjacentNeighbourhood) });
export const FollowedNeighbourhoods = z.object({ neighbourhoodIds: z.array(Id).max(30) });
