/**
 * Pages without an account: what people who help are asked by a link, and their answer; the form by which anybody asks for help.
 * With one: organisations that ask to link it, and what a linked helper is asked and does.
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
