/** What other capabilities add to the start page. */

import { lazyPart } from "@stoep/ui/parts";
import { type ComponentType, use } from "react";
import { accessOf } from "../access.ts";
import { FeaturesContext } from "../entries.tsx";
import type { StartCard } from "../feature.ts";
import { useSession } from "../session.tsx";

const loadedParts = new Map<StartCard, ComponentType>();
function partOf(card: StartCard): ComponentType {
  const part = loadedParts.get(card) ?? lazyPart(card.part);
  loadedParts.set(card, part);
  return part;
}

/** The cards that the member may read, in the order of the features. */
export function useStartCards(): ComponentType[] {
  const session = useSession();
  return use(FeaturesContext)
    .flatMap(({ startCards = [] }) => startCards)
    .filter(({ licence }) => accessOf(session, licence).read === true)
    .map(partOf);
}
