import { useQueryClient } from "@tanstack/react-query";

type Shown = { id: string; isPublic: boolean };
type Known = { items?: readonly Shown[] } & Partial<Shown>;
type Save = (id: string, isPublic: boolean) => Promise<Shown | undefined>;

/** Shows something on the public pages or takes it off them: at once on the screen, then as the server has it. S1 §4 */
export function usePublicSwitch(capability: string, save: Save): (id: string, isPublic: boolean) => Promise<void> {
  const queries = useQueryClient();
  const put = (id: string, isPublic: boolean) =>
    queries.setQueriesData<Known>({ queryKey: [capability] }, (known) => withPublic(known, id, isPublic));
  return async (id, isPublic) => {
    put(id, isPublic);
    const saved = await save(id, isPublic);
    put(id, saved ? saved.isPublic : !isPublic);
  };
}

function withPublic(known: Known | undefined, id: string, isPublic: boolean): Known | undefined {
  if (known?.items) return { ...known, items: known.items.map((row) => (row.id === id ? { ...row, isPublic } : row)) };
  return known?.id === id ? { ...known, isPublic } : known;
}
