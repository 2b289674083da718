import { useEffect } from "react";
import { FormPlaceholder, useGo, useRouteParam } from "../../../app/index.ts";
import { editPath } from "../parts/words.ts";

/** The address of a project in notices and messages: it opens where the project is worked on. */
export function ProjectLink() {
  const go = useGo();
  const projectId = useRouteParam("projectId");
  useEffect(() => go(editPath(projectId), { replace: true }), [go, projectId]);
  return <FormPlaceholder fields={5} />;
}
