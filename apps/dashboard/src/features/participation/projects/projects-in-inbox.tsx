import { projectKinds } from "@stoep/contract/participation/values";
import type { InboxListProps } from "../../../app/index.ts";
import { ProjectList, useProjectList } from "./project-list.tsx";

/** Projects or citizen budgets in the list of messages, one state at a time. S1 §2 */
export function ProjectsInInbox({ kind, total, parts }: InboxListProps) {
  const list = useProjectList(["kind"]);
  return <ProjectList list={list} kind={projectKinds.find((one) => one === kind)} total={total} parts={parts} />;
}
