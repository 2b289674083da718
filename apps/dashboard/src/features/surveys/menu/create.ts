import { AnnounceIcon, PaperIcon, PollIcon } from "@stoep/ui/icons";
import type { Feature } from "../../../app/index.ts";

/** Surveys, calls and contribution forms. S1 §3 */
export const create: NonNullable<Feature["create"]> = [
  { key: "survey", after: "budget", icon: PollIcon, href: "/participation/surveys/new", licence: "surveys" },
  { key: "call", after: "survey", icon: AnnounceIcon, href: "/participation/surveys/new/call", licence: "calls" },
  {
    key: "form",
    after: "call",
    icon: PaperIcon,
    href: "/participation/surveys/new/form",
    licence: "contributionForms",
  },
];
