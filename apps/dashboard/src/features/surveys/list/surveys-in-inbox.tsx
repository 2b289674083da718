import type { InboxListProps } from "../../../app/index.ts";
import { SurveyList, useSurveyList } from "./survey-list.tsx";

/** Surveys, calls and contribution forms in the list of messages, one state at a time. S1 §2 */
export function SurveysInInbox({ total, parts }: InboxListProps) {
  return <SurveyList list={useSurveyList({ isInInbox: true })} total={total} parts={parts} />;
}
