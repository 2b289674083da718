import { useQueryClient } from "@tanstack/react-query";
import { api, useCommand } from "../../../app/index.ts";
import type { Project, ProjectRow } from "../parts/words.ts";

type Known = { items?: readonly ProjectRow[] } & Partial<Project>;

/** Shows a project on the public pages or takes it off them: at once on the screen, then as the server has it. S1 §4 */
export function useProjectPublic(): (projectId: string, isPublic: boolean) => Promise<void> {
  const queries = useQueryClient();
  const put = (projectId: string, isPublic: boolean) =>
    queries.setQueriesData<Known>({ queryKey: ["participation"] }, (known) => withPublic(known, projectId, isPublic));
  const set = useCommand(api.participation.setProjectPublic, {});
  return async (projectId, isPublic) => {
    put(projectId, isPublic);
    const saved = await set.run({ params: { projectId }, body: { isPublic } });
    put(projectId, saved ? saved.isPublic : !isPublic);
  };
}

function withPublic(known: Known | undefined, projectId: string, isPublic: boolean): Known | undefined {
  if (known?.items)
    return { ...known, items: known.items.map((row) => (row.id === projectId ? { ...row, isPublic } : row)) };
  return known?.id === projectId ? { ...known, isPublic } : known;
}
