/**
 * Applications for the organisation's vacancies: a tab on a vacancy's page, and how many there are, and how many new ones, in the list of
 * messages. The
 * vacancy itself is written and published like any message.
 */

import { lazyPart } from "@stoep/ui/parts";
import type { Feature } from "../../app/index.ts";
import { extendPosts } from "../publishing/index.ts";

extendPosts({
  key: "applications",
  kind: "vacancy",
  licence: "vacancies",
  Part: lazyPart(() => import("./parts/applications-tab.tsx").then((m) => m.ApplicationsTab)),
  Mark: lazyPart(() => import("./parts/new-mark.tsx").then((m) => m.NewMark), { isOptional: true }),
  Total: lazyPart(() => import("./parts/new-mark.tsx").then((m) => m.ApplicationTotal), { isOptional: true }),
});

export const vacancies: Feature = {
  name: "vacancies",
  licence: "vacancies",
  routes: [],
  inboxKinds: [{ key: "vacancy", after: "activity", kind: "vacancy", licence: "vacancies", newHref: "/vacancies/new" }],
  found: [
    {
      kind: "vacancy",
      hrefOf: ({ id }) => `/messages/${id}`,
      list: "/inbox?kind=vacancy",
      isDraftWithoutMoment: true,
    },
  ],
};
