import type { Feature } from "../../features.ts";
import type { projectKinds } from "../values.ts";

interface KindAndPhases {
  kind: (typeof projectKinds)[number];
  isPhased: boolean;
}

/** The licence feature that a project needs: a citizen budget its own, one with phases another than one without. D §4 */
export const projectFeature = ({ kind, isPhased }: KindAndPhases): Feature => {
  if (kind === "budget") return "citizenBudgets";
  return isPhased ? "projects" : "ideas";
};
