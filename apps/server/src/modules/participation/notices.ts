import { defineNotices } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { words } from "./texts.ts";

export const notices = defineNotices(
  words.notices,
  {
    "participation.begun": { mail: mails.projectBegun, isToldOnce: true, countsThings: true },
    "participation.phaseOpened": { mail: mails.phaseOpened, isToldOnce: true, countsThings: true },
  },
  { project: { residents: "projects", staff: "participation/projects" } },
);
