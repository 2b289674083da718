/** The addresses of an editor: of a new document, of one that exists, and of their steps. */
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { showAddress } from "../../navigation.tsx";

/**
 * Changes with every navigation to a new document, also from one to the next: *Create* twice makes two. Does not change
 * between its steps, all of which name their step, nor when leaving, as the screen renders a little longer than its address lasts.
 */
export function useVisit(paths: readonly string[]): string {
  const visit = useRouterState({
    select: ({ location }) => {
      const isBeginning =
        paths.some((path) => location.pathname.endsWith(path)) && !location.searchStr.includes("step=");
      return isBeginning ? (location.state.__TSR_key ?? "") : null;
    },
  });
  const [last, setLast] = useState(visit ?? "");
  if (visit !== null && visit !== last) setLast(visit);
  return visit ?? last;
}

/** Documents just created on this screen, whose own address opens with what was saved here. */
const createdIds = new Set<string>();
export const isJustCreated = (id: string): boolean => createdIds.has(id);

type Created = {
  /** Where new ones are written. */
  paths: readonly string[];
  pathOf: (id: string) => string;
  /** What of the address stays in its own: by default its step. */
  kept?: (search: Record<string, string>, pathname: string) => Record<string, string>;
};

const stepOnly = ({ step }: Record<string, string>): Record<string, string> => (step ? { step } : {});

/** Once what is written at one of these paths exists, shows its own address, for a reload or a bookmark. */
export function useCreatedAddress(
  createdId: string | undefined,
  paths: Created["paths"],
  pathOf: Created["pathOf"],
  kept: NonNullable<Created["kept"]> = stepOnly,
): void {
  useEffect(() => {
    if (!createdId) return;
    createdIds.add(createdId);
    return () => {
      createdIds.delete(createdId);
    };
  }, [createdId]);
  useEffect(() => {
    const { pathname, search } = window.location;
    if (!createdId || !paths.some((path) => pathname.endsWith(path))) return;
    const left = new URLSearchParams(kept(Object.fromEntries(new URLSearchParams(search)), pathname));
    showAddress(pathOf(createdId) + (left.size > 0 ? `?${left}` : ""));
  }, [createdId, paths, pathOf, kept]);
}
