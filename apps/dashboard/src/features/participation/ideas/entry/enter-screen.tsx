import { Button, ButtonLink, Group, Notice, Page, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { Section, useFirstLanguage } from "../../../../app/editor/index.ts";
import {
  api,
  FormPlaceholder,
  notify,
  QueryContent,
  queryOf,
  useAccess,
  useCommand,
  useGo,
  useRefusalText,
  useSearch,
  useUnsentDraft,
} from "../../../../app/index.ts";
import { ideaPath, ideasPath, useText } from "../parts/words.ts";
import { bodyOf, type EntryDraft, emptyDraft } from "./entry-draft.ts";
import { EntryFields } from "./entry-fields.tsx";
import { ProjectChoice } from "./project-choice.tsx";
import { useEntryForm } from "./use-entry-form.ts";

type Shout = Pick<
  Awaited<ReturnType<typeof api.shouts.getShout>>,
  "id" | "title" | "text" | "language" | "neighbourhood"
>;

/** Enters an idea for somebody at the counter, or takes up a resident's message as one. */
export function EnterIdeaScreen() {
  const { shout } = useSearch(["shout"]);
  return shout ? <TakeUp shoutId={shout} /> : <Enter shout={null} />;
}

function TakeUp({ shoutId }: { shoutId: string }) {
  const query = useQuery(queryOf(api.shouts.getShout, { params: { shoutId } }));
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder fields={6} />}>
      {(shout) => <Enter key={shout.id} shout={shout} />}
    </QueryContent>
  );
}

function Enter({ shout }: { shout: Shout | null }) {
  const t = useText();
  const { write } = useAccess("ideas");
  const refusalText = useRefusalText();
  const { entry, back, drop } = useEntry(shout);
  const { form, mustWait } = entry;
  const go = useGo();
  const enter = useCommand(api.participation.enterIdea, {
    form,
    whenDone: ({ id, title }) => {
      drop();
      notify(t("entry.done", { title }), "done");
      go(ideaPath(id));
    },
  });
  const submit = form.onSubmit((draft) => {
    if (mustWait() || !draft.projectId) return;
    void enter.run({ params: { projectId: draft.projectId }, body: bodyOf(draft, shout?.id ?? null) });
  });
  return (
    <Page
      title={t(shout ? "entry.takeUpTitle" : "entry.title")}
      lead={t(shout ? "entry.takeUpLead" : "entry.lead")}
      width="narrow"
      back={back}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {write !== true && <Notice tone="warning">{refusalText(write)}</Notice>}
          {shout && <Notice title={t("entry.origin", { title: shout.title })}>{t("entry.originHint")}</Notice>}
          <Section title={t("facts.project")}>
            <ProjectChoice
              {...form.getInputProps("projectId")}
              value={form.values.projectId}
              onChange={(projectId) => form.setValues((now) => inProject(now, projectId))}
            />
          </Section>
          <EntryFields entry={entry} isFromShout={shout !== null} />
          <Group justify="end">
            <ButtonLink href={back.href} variant="default">
              {t("cancel")}
            </ButtonLink>
            <Button type="submit" loading={enter.isRunning} disabled={write !== true}>
              {t("entry.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}

/** A phase belongs to one project. */
const inProject = (draft: Partial<EntryDraft>, projectId: string | null): Partial<EntryDraft> =>
  draft.projectId === projectId ? draft : { ...draft, projectId, phaseId: null };

/** What is typed is kept in this tab until it is saved. It begins with what the address or the message says. */
function useEntry(shout: Shout | null) {
  const t = useText();
  const { project } = useSearch(["project"]);
  const begin = emptyDraft(useFirstLanguage(), {
    projectId: project ?? null,
    ...(shout && {
      title: shout.title,
      text: shout.text,
      language: shout.language,
      neighbourhoodId: shout.neighbourhood.id,
    }),
  });
  const { drop, ...kept } = useUnsentDraft("idea", shout?.id ?? project ?? "new", begin);
  const back = shout
    ? { label: t("entry.backToMessage"), href: `/shouts/${shout.id}` }
    : project
      ? { label: t("title"), href: ideasPath(project) }
      : { label: t("entry.backToProjects"), href: "/participation/projects" };
  return { entry: useEntryForm(kept), back, drop };
}
