/**
 * Pages for people who help, without an account: what they are asked by a link, and their answer.
 */
import type { Feature } from "../../app/index.ts";

export const care: Feature = {
  name: "care",
  routes: [
    {
      path: "/care/answer/:token",
      screen: () => import("./screens/answer-screen.tsx").then((m) => m.AnswerScreen),
    },
  ],
};
