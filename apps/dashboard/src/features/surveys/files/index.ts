/** Questionnaires from files: Stoep's own, and those that LimeSurvey exported. */
import type { Feature } from "../../../app/index.ts";

export { importPath } from "./words.ts";

export const fileRoutes: Feature["routes"] = [
  { path: "/participation/surveys/import", screen: () => import("./import-screen.tsx").then((m) => m.ImportScreen) },
];
