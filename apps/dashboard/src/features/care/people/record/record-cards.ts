import type { ComponentType } from "react";
import type { Person } from "../parts/words.ts";

type Part = () => Promise<ComponentType<{ person: Person }>>;

/** What other parts of care show in a person's record, in their order: a member's tickets. */
export const recordCards: Part[] = [
  () => import("../../tickets/record/person-tickets.tsx").then((m) => m.TicketsOfMember),
];
