/** What happens for each route of the capability, from all its rooms. */
import { activityHandlers } from "./activities/index.ts";
import { calendarHandlers } from "./calendar/index.ts";
import { deskHandlers } from "./desk/index.ts";
import { engagementHandlers } from "./engagement/index.ts";
import { inboxHandlers } from "./inbox/index.ts";
import { linkHandlers } from "./links/index.ts";
import { placeGroupHandlers } from "./place-groups/index.ts";
import { postHandlers } from "./posts/index.ts";
import { publicationHandlers } from "./publication/index.ts";
import { shareHandlers } from "./share/index.ts";

export const handlers = {
  ...postHandlers,
  ...activityHandlers,
  ...calendarHandlers,
  ...deskHandlers,
  ...placeGroupHandlers,
  ...linkHandlers,
  ...inboxHandlers,
  ...engagementHandlers,
  ...publicationHandlers,
  ...shareHandlers,
};
