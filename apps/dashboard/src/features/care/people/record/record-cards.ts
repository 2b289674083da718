import type { ComponentType } from "react";
import type { Person } from "../parts/words.ts";

type Part = () => Promise<ComponentType<{ person: Person }>>;

const tickets: Part = () => import("../../tickets/record/person-tickets.tsx").then((m) => m.TicketsOfMember);
const helpers: Part = () => import("../../helpers/parts/helpers-of-member.tsx").then((m) => m.HelpersOfMember);

/** What other parts of care show in a person's record, in their order: a member's tickets, and who helped them. */
export const recordCards: Part[] = [tickets, helpers];
