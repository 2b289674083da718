/**
 * Pages without an account: a helper's answer through a mailed link, and the form for asking help. With an account: organisations that
 * ask to link it, and the tasks of a linked helper.
 */
import type { Feature } from "../../app/index.ts";

export const care: Feature = {
  name: "care",
  routes: [
    {
      path: "/care/answer/:token",
      screen: () => import("./matching/answer-screen.tsx").then((m) => m.AnswerScreen),
    },
    {
      path: "/care/appointment/:token",
      screen: () => import("./matching/appointment-screen.tsx").then((m) => m.AppointmentScreen),
    },
    {
      path: "/care/help/:organisationId",
      screen: () => import("./intake-form/help-screen.tsx").then((m) => m.HelpScreen),
    },
    {
      path: "/me/help",
      screen: () => import("./account-links/helper-screen.tsx").then((m) => m.HelperScreen),
      isForResidents: true,
    },
    {
      path: "/me/help/:ticketId",
      screen: () => import("./matching/task-screen.tsx").then((m) => m.TaskScreen),
      isForResidents: true,
    },
  ],
  ofOrganisation: () => import("./intake-form/help-link.tsx").then((m) => m.HelpLink),
};
