/**
 * Pages without an account: what people who help are asked by a link, and their answer; the form by which anybody asks for help.
 */
import type { Feature } from "../../app/index.ts";

export const care: Feature = {
  name: "care",
  routes: [
    {
      path: "/care/answer/:token",
      screen: () => import("./screens/answer-screen.tsx").then((m) => m.AnswerScreen),
    },
    {
      path: "/care/help/:organisationId",
      screen: () => import("./screens/help-screen.tsx").then((m) => m.HelpScreen),
    },
  ],
  ofOrganisation: () => import("./parts/help-link.tsx").then((m) => m.HelpLink),
};
