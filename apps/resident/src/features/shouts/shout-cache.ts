import type { ShoutCard } from "@stoep/contract/shouts";
import { useQueryClient } from "@tanstack/react-query";

/** Changes a message wherever a cached response holds it: pages of a list, the message itself. */
export function replaceShout(known: unknown, shoutId: string, change: (shout: ShoutCard) => ShoutCard): unknown {
  if (Array.isArray(known)) return known.map((one) => replaceShout(one, shoutId, change));
  if (known === null || typeof known !== "object") return known;
  if ("sharing" in known) return (known as ShoutCard).id === shoutId ? change(known as ShoutCard) : known;
  return Object.fromEntries(Object.entries(known).map(([key, value]) => [key, replaceShout(value, shoutId, change)]));
}

/** After a reaction, a comment or a follow, updates every list that shows the message, without a refetch. */
export function useShoutCache() {
  const queries = useQueryClient();
  return (shoutId: string, change: (shout: ShoutCard) => Partial<ShoutCard>) => {
    for (const capability of ["shouts", "feed"])
      queries.setQueriesData({ queryKey: [capability] }, (known: unknown) =>
        replaceShout(known, shoutId, (shout) => ({ ...shout, ...change(shout) })),
      );
  };
}
