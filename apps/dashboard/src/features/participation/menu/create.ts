import { MoneyIcon, ProjectIcon } from "@stoep/ui/icons";
import type { Feature } from "../../../app/index.ts";
import { ideaCreate } from "../ideas/index.ts";

/** Projects and citizen budgets, and ideas of people at the counter. S1 §6 */
export const create: NonNullable<Feature["create"]> = [
  { key: "project", after: "educational", icon: ProjectIcon, href: "/participation/projects/new", licence: "ideas" },
  {
    key: "budget",
    after: "project",
    icon: MoneyIcon,
    href: "/participation/budgets/new",
    licence: "citizenBudgets",
  },
  ...ideaCreate,
];
