import { isDay } from "@stoep/ui/days";
import { useSearchParams } from "wouter";

export interface AgendaView {
  view: "list" | "month";
  /** The day that is open in the month, also when one comes back to it from the list; undefined: today. */
  day: string | undefined;
  onlyMine: boolean;
  organisationId: string | undefined;
}

const keys = { view: "view", day: "day", onlyMine: "mine", organisationId: "organisation" } as const;

/** Keeps the agenda's view in the address, so that it can be shared with a neighbour and survives a reload. */
export function useAgendaView(): [AgendaView, (change: Partial<AgendaView>) => void] {
  const [search, setSearch] = useSearchParams();
  const day = search.get(keys.day) ?? "";
  const place: AgendaView = {
    view: search.get(keys.view) === "month" ? "month" : "list",
    day: isDay(day) ? day : undefined,
    onlyMine: search.get(keys.onlyMine) === "1",
    organisationId: search.get(keys.organisationId) ?? undefined,
  };
  const go = (change: Partial<AgendaView>) => {
    const { view, day: to, onlyMine, organisationId } = { ...place, ...change };
    const next = new URLSearchParams();
    if (view === "month") next.set(keys.view, view);
    if (to) next.set(keys.day, to);
    if (onlyMine) next.set(keys.onlyMine, "1");
    if (organisationId) next.set(keys.organisationId, organisationId);
    setSearch(next, { replace: true });
  };
  return [place, go];
}
