import { useState } from "react";
import type { ProjectForm } from "../draft.ts";

/** The field that was asked for, a new object each time. */
export type AskedField = { path: string } | null;
type Given = Pick<ProjectForm, "faults" | "draft"> & { asked: AskedField };
type Seen = { ids: ReadonlySet<string>; form: Given; faulted: readonly string[] };

/** Which phases are opened. A fault opens its phase when it is found, and with every later report or visit; it never holds it open. */
export function useOpenPhases({ draft, faults }: Pick<ProjectForm, "draft" | "faults">, asked: AskedField) {
  const form = { draft, faults, asked };
  const [seen, setSeen] = useState<Seen>(() => {
    const faulted = faultedIn(form);
    const only = draft.phases.length === 1 ? draft.phases : [];
    return { ids: new Set([...only.map(({ id }) => id), ...faulted]), form, faulted };
  });
  const isSame = seen.form.faults === faults && seen.form.draft === draft && seen.form.asked === asked;
  if (!isSame) setSeen(next(seen, form));
  const put = (change: (ids: Set<string>) => void) =>
    setSeen((now) => {
      const ids = new Set(now.ids);
      change(ids);
      return { ...now, ids };
    });
  return {
    isOpen: (id: string) => seen.ids.has(id),
    open: (id: string) => put((ids) => ids.add(id)),
    toggle: (id: string) => put((ids) => (ids.has(id) ? ids.delete(id) : ids.add(id))),
  };
}

function next(seen: Seen, form: Given): Seen {
  const faulted = faultedIn(form);
  // While one writes, the draft and what is left of its faults change together; other faults of the same draft are a report.
  const isReport = seen.form.draft === form.draft && seen.form.faults !== form.faults;
  const found = isReport ? faulted : faulted.filter((id) => !seen.faulted.includes(id));
  const visited = seen.form.asked === form.asked ? [] : form.draft.phases.filter((_, place) => isIn(form.asked, place));
  return { ids: new Set([...seen.ids, ...found, ...visited.map(({ id }) => id)]), form, faulted };
}

const isIn = (field: AskedField, place: number): boolean => field?.path.startsWith(`phases.${place}.`) ?? false;

/** The phases that have a fault, by id, since they may be moved. */
const faultedIn = ({ draft, faults }: Pick<Given, "draft" | "faults">): string[] =>
  draft.phases.flatMap(({ id }, place) => (faults.some((fault) => isIn(fault, place)) ? [id] : []));
