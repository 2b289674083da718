import type { Verdict } from "@stoep/contract/kernel";
import { ButtonLink, EmptyState, Page } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isJustCreated, useVisit } from "../../../app/editor/index.ts";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  useAccess,
  useRefusalText,
  useRouteParam,
  useSearch,
} from "../../../app/index.ts";
import { listPath, type ProjectKind, useKindText, useText } from "../parts/words.ts";
import type { Origin } from "./draft.ts";
import { Editor } from "./editor.tsx";
import { allNewPaths } from "./editor-address.ts";
import { ReadOnly } from "./read-only.tsx";

/** A new project, created on the server by its first change. `?shout=`, `?title=` and `?neighbourhood=`: the resident's message it begins with. */
function NewScreen({ kind }: { kind: ProjectKind }) {
  const visit = useVisit(allNewPaths);
  const { write } = useAccess(kind === "budget" ? "citizenBudgets" : "ideas");
  if (write !== true) return <Forbidden kind={kind} because={write} />;
  return <Begun key={visit} kind={kind} />;
}

/** Holds what one new project begins with: its address loses that once the project exists, and the next one begins anew. */
function Begun({ kind }: { kind: ProjectKind }) {
  const { shout, title = "", neighbourhood = "" } = useSearch(["shout", "title", "neighbourhood"]);
  const [origin] = useState<Origin | null>(() => (shout ? { id: shout, title, neighbourhoodId: neighbourhood } : null));
  return <Editor project={null} wanted={{ kind, origin }} />;
}

export const NewProjectScreen = () => <NewScreen kind="project" />;
export const NewBudgetScreen = () => <NewScreen kind="budget" />;

/** Starts from the server's current version, as an older one could not be saved, or from what was just created on this screen. */
export function EditProjectScreen() {
  const projectId = useRouteParam("projectId");
  const [isKnown] = useState(() => isJustCreated(projectId));
  const query = useQuery({
    ...queryOf(api.participation.getProject, { params: { projectId } }),
    staleTime: 0,
    refetchOnMount: isKnown || "always",
  });
  if (!isKnown && !query.isFetchedAfterMount) return <FormPlaceholder fields={5} />;
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder fields={5} />}>
      {(project) =>
        project.can.edit === true ? (
          <Editor key={project.id} project={project} wanted={{ kind: project.kind, origin: null }} />
        ) : (
          <ReadOnly project={project} because={project.can.edit} />
        )
      }
    </QueryContent>
  );
}

type ForbiddenProps = { kind: ProjectKind; because: Exclude<Verdict, true> };

/** Replaces the editor of a new project where the member may not begin one, and says why. */
function Forbidden({ kind, because }: ForbiddenProps) {
  const t = useText();
  const words = useKindText(kind);
  const refusalText = useRefusalText();
  return (
    <Page title={words("newTitle")}>
      <EmptyState
        drawing="letters"
        title={words("notYours")}
        action={<ButtonLink href={listPath}>{t("list.title")}</ButtonLink>}
      >
        {refusalText(because)}
      </EmptyState>
    </Page>
  );
}
