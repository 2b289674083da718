/**
 * Applications for the organisation's vacancies: a tab on a vacancy's page, and the number of new ones in the list of messages. The
 * vacancy itself is written and published like any message.
 */
import { lazy } from "react";
import type { Feature } from "../../app/index.ts";
import { extendPosts } from "../publishing/index.ts";

extendPosts({
  key: "applications",
  kind: "vacancy",
  licence: "vacancies",
  Part: lazy(() => import("./parts/applications-tab.tsx").then((m) => ({ default: m.ApplicationsTab }))),
  Mark: lazy(() => import("./parts/new-mark.tsx").then((m) => ({ default: m.NewMark }))),
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
