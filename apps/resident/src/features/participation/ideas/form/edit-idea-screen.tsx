import { queryOf, Refused } from "@stoep/contract/kernel";
import type { ReadIdea } from "@stoep/contract/participation";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Redirect, useLocation, useParams } from "wouter";
import {
  api,
  FormSkeleton,
  LoadFailed,
  Notice,
  toast,
  UpLink,
  useCommand,
  useRefusalText,
  useTitle,
} from "../../../../app/index.ts";
import { PublicationCheck, useDraft } from "../../../shouts/index.ts";
import { useProjectQuery } from "../../projects/index.ts";
import { useText } from "../../words.ts";
import { ideaHref } from "../idea-address.ts";
import { contentOf, unsentOf } from "./idea-draft.ts";
import { IdeaForm } from "./idea-form.tsx";
import { OwnAddressQuestion } from "./own-address-question.tsx";
import { useIdeaCheck } from "./use-idea-check.ts";

/** Changes one's own idea, until it was decided on. */
export function EditIdeaScreen() {
  const t = useText();
  const words = useRefusalText();
  const { ideaId = "" } = useParams();
  const query = useQuery(queryOf(api.participation.readIdea, { params: { ideaId } }));
  useTitle(t("ideas.own.edit"));
  // Once open, it stays so: the text is never taken away.
  const opened = useRef<string | null>(null);
  const href = ideaHref(ideaId);
  if (query.error instanceof Refused && query.error.code === "not_found") return <Redirect href={href} replace />;
  const verdict = query.data?.can.edit;
  if (verdict === true) opened.current = ideaId;
  return (
    <>
      <UpLink href={href}>{t("ideas.own.back")}</UpLink>
      <h1>{t("ideas.own.editTitle")}</h1>
      {query.isPending && <FormSkeleton fields={3} />}
      {!query.data && query.isError && <LoadFailed error={query.error} onRetry={() => query.refetch()} />}
      {verdict !== undefined && verdict !== true && <Notice tone="warning">{words(verdict)}</Notice>}
      {query.data && opened.current === ideaId && <EditForm key={ideaId} idea={query.data} />}
    </>
  );
}

function EditForm({ idea }: { idea: ReadIdea }) {
  const t = useText();
  const [, go] = useLocation();
  const { id: ideaId } = idea;
  const { version, isNewer, readNewer } = useEditedVersion(idea);
  const project = useQuery(useProjectQuery(idea.project.id)).data;
  const { form, restored, restart, forget } = useDraft(`idea.${ideaId}`, unsentOf(idea));
  const [isOwnAddress, setOwnAddress] = useState(false);
  const save = useCommand(api.participation.editIdea, {
    form,
    refused: ({ code }) => {
      setOwnAddress(code === "own_address");
      if (code === "changed_meanwhile") void readNewer();
      return code === "own_address" || code === "changed_meanwhile";
    },
    whenDone: () => {
      forget();
      toast(t("ideas.own.saved"));
      go(ideaHref(ideaId), { replace: true });
    },
  });
  const send = (change: { place?: null; confirmsPlace?: true } = {}) => {
    setOwnAddress(false);
    return save.run({ params: { ideaId }, body: { ...contentOf(form.values), ...change, version } });
  };
  const { findings, check } = useIdeaCheck(null, form.values);
  const submit = async () => {
    if (!(await check())) await send();
  };
  return (
    <>
      <IdeaForm
        form={form}
        neighbourhoods={project?.neighbourhoods ?? []}
        restored={restored}
        onDiscard={restart}
        onSubmit={() => void submit()}
        submitLabel={t("ideas.own.save")}
        isBusy={save.isRunning}
        check={
          findings && (
            <PublicationCheck
              similar={null}
              privateWords={findings.privateWords}
              isBusy={save.isRunning}
              onPublish={() => void send()}
            />
          )
        }
      />
      {isNewer && (
        <Notice tone="warning" isLive>
          {t("ideas.own.changed")}
        </Notice>
      )}
      {isOwnAddress && (
        <OwnAddressQuestion
          isBusy={save.isRunning}
          without={t("ideas.ownAddress.without")}
          onShow={() => void send({ confirmsPlace: true })}
          onWithout={() => {
            form.set("pin", null);
            void send({ place: null });
          }}
          onClose={() => setOwnAddress(false)}
        />
      )}
    </>
  );
}

/**
 * The version that is edited, even if a newer one is loaded meanwhile. After a refusal for it the newest is read, so that saving again
 * goes through.
 */
function useEditedVersion({ id: ideaId, version: begun }: ReadIdea) {
  const queries = useQueryClient();
  const words = useRefusalText();
  const [version, setVersion] = useState(begun);
  const [isNewer, setNewer] = useState(false);
  const readNewer = async () => {
    try {
      const newest = queryOf(api.participation.readIdea, { params: { ideaId } });
      const { version: next, can } = await queries.fetchQuery({ ...newest, staleTime: 0 });
      setVersion(next);
      setNewer(can.edit === true);
    } catch (error) {
      toast(words(error instanceof Refused ? error.code : "unavailable"), "danger");
    }
  };
  return { version, isNewer, readNewer };
}
