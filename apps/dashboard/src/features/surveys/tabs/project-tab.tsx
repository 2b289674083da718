import { useText } from "../parts/words.ts";
import { SurveyRows } from "./survey-rows.tsx";

/** The tab of a project's page: its surveys, calls and contribution forms. S1 §2 */
export function ProjectSurveysTab({ project }: { project: { id: string } }) {
  return <SurveyRows label={useText()("list.title")} projectId={project.id} rememberAs="project.surveys" />;
}
