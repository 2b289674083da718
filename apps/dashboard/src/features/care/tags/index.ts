/** Tags that colleagues put on members and helpers. S2 §2 */
import { TagIcon } from "@stoep/ui/icons";
import type { CarePart } from "../part.ts";

export const tags: CarePart = {
  routes: [{ path: "/care/tags", screen: () => import("./screens/tags-screen.tsx").then((m) => m.TagsScreen) }],
  menu: [
    { key: "careTags", after: "careStatistics", within: "care", icon: TagIcon, href: "/care/tags", licence: "tags" },
  ],
};
