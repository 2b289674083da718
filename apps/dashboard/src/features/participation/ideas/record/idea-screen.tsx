import { useSeenObject } from "@stoep/client/notices";
import { RecordPage, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  FactsPlaceholder,
  QueryContent,
  queryOf,
  RecordPlaceholder,
  useListedRow,
  useRouteParam,
} from "../../../../app/index.ts";
import { type Idea, type IdeaRow, ideaPath, ideasPath, useText } from "../parts/words.ts";
import { useIdeaActs } from "./acts.tsx";
import { Decision } from "./decision.tsx";
import { useFacts } from "./facts.tsx";
import { IdeaContent } from "./idea-content.tsx";
import { IdeaParts } from "./idea-parts.tsx";
import { MergedIdeas } from "./merged-ideas.tsx";
import { StandingNotice } from "./standing-notice.tsx";
import { State } from "./state.tsx";

/** An idea: what was written, what was decided, and everything that happened and was said. */
export function IdeaScreen() {
  const ideaId = useRouteParam("ideaId");
  const query = useQuery(queryOf(api.participation.getIdea, { params: { ideaId } }));
  const title = useListedRow<IdeaRow>("participation", ideaId)?.title;
  return (
    <QueryContent isScreen query={query} waiting={<RecordPlaceholder title={title} />}>
      {(idea) => <IdeaRecord idea={idea} />}
    </QueryContent>
  );
}

/** The same beside the list. */
export function IdeaBeside({ ideaId }: { ideaId: string }) {
  const query = useQuery(queryOf(api.participation.getIdea, { params: { ideaId } }));
  return (
    <QueryContent query={query} waiting={<FactsPlaceholder />}>
      {(idea) => <IdeaRecord idea={idea} isBeside />}
    </QueryContent>
  );
}

function IdeaRecord({ idea, isBeside = false }: { idea: Idea; isBeside?: boolean }) {
  const t = useText();
  useSeenObject("idea", idea.id);
  const { action, menu, dialog, ask } = useIdeaActs(idea);
  return (
    <RecordPage
      title={idea.title}
      state={<State idea={idea} />}
      back={{ label: t("backTo", { project: idea.project.name }), href: ideasPath(idea.projectId) }}
      besideHref={isBeside ? ideaPath(idea.id) : undefined}
      action={action}
      menu={{ label: t("acts.more"), acts: menu }}
      facts={{ label: t("facts.title"), items: useFacts(idea) }}
    >
      <Stack>
        <StandingNotice idea={idea} />
        <IdeaContent idea={idea} />
        <Decision idea={idea} />
        <MergedIdeas idea={idea} />
        <IdeaParts idea={idea} onCorrect={(moment) => ask({ corrects: moment })} />
      </Stack>
      {dialog}
    </RecordPage>
  );
}
