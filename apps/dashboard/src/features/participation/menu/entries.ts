/** Where participation stands in the menu. */
import { EyeIcon, FiguresIcon, ProjectIcon } from "@stoep/ui/icons";
import type { Feature } from "../../../app/index.ts";

export const menu: NonNullable<Feature["menu"]> = [
  { key: "participation", icon: ProjectIcon, href: "/participation", group: "participation", licence: "ideas" },
  {
    key: "participationOverview",
    within: "participation",
    icon: FiguresIcon,
    href: "/participation/overview",
    group: "participation",
    licence: "ideas",
  },
  {
    key: "projects",
    after: "participationOverview",
    within: "participation",
    icon: ProjectIcon,
    href: "/participation/projects",
    group: "participation",
    licence: "ideas",
  },
  {
    key: "publicPage",
    after: "participation",
    icon: EyeIcon,
    href: "/public-page",
    group: "participation",
    licence: "publicPage",
  },
];
