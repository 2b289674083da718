/** Where surveys stand in the menu. */
import { PollIcon } from "@stoep/ui/icons";
import type { Feature } from "../../../app/index.ts";

export const menu: NonNullable<Feature["menu"]> = [
  {
    key: "surveys",
    after: "projects",
    within: "participation",
    icon: PollIcon,
    href: "/participation/surveys",
    group: "participation",
    licence: "surveys",
  },
];
