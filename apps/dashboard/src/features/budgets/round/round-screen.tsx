import { useQuery } from "@tanstack/react-query";
import { api, FormPlaceholder, QueryContent, queryOf, useRouteParam } from "../../../app/index.ts";
import { candidatesQuery, projectQuery, useSurroundings } from "../parts/surroundings.ts";
import type { Round } from "../parts/words.ts";
import { RoundEditor } from "./editor.tsx";
import { RoundPage } from "./round-page.tsx";

/** One vote: while it is prepared, for those who may, its editor; else what was decided. */
export function RoundScreen() {
  const roundId = useRouteParam("roundId");
  // From the server's current version, as an older one could not be saved.
  const query = useQuery({
    ...queryOf(api.budgets.getRound, { params: { roundId } }),
    staleTime: 0,
    refetchOnMount: "always",
  });
  const waiting = <FormPlaceholder fields={5} />;
  if (!query.isFetchedAfterMount && !query.isError) return waiting;
  return (
    <QueryContent isScreen query={query} waiting={waiting}>
      {(round) => <Surrounded key={round.id} round={round} />}
    </QueryContent>
  );
}

/** Waits for the citizen budget and its ideas. */
function Surrounded({ round }: { round: Round }) {
  const projectId = useRouteParam("projectId");
  const project = useQuery(projectQuery(projectId));
  const candidates = useQuery(candidatesQuery(projectId));
  const around = useSurroundings(projectId, round);
  const waiting = <FormPlaceholder fields={5} />;
  return (
    <QueryContent isScreen query={project} waiting={waiting}>
      {(known) => {
        if (round.state !== "draft" || round.can.edit !== true) return <RoundPage round={round} project={known} />;
        return (
          <QueryContent isScreen query={candidates} waiting={waiting}>
            {() => (around ? <RoundEditor round={round} around={around} /> : waiting)}
          </QueryContent>
        );
      }}
    </QueryContent>
  );
}
