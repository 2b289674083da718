import type { Survey } from "../parts/words.ts";
import { CodesSection } from "./codes/codes-section.tsx";
import { Paper } from "./paper.tsx";
import { Participants } from "./participants.tsx";
import { Questionnaire } from "./questionnaire.tsx";

/** What it asks, and how many answered. */
export function QuestionsTab({ survey }: { survey: Survey }) {
  return (
    <>
      {survey.state === "published" && <Participants survey={survey} />}
      {survey.state === "published" && survey.respondents === "codes" && <CodesSection survey={survey} />}
      <Questionnaire survey={survey} />
      <Paper survey={survey} />
    </>
  );
}
