import { Button, ButtonLink, Group, Notice, Page, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  api,
  FormPlaceholder,
  QueryContent,
  queryOf,
  useCommand,
  useGo,
  useLeaveQuestion,
  useRefusalText,
  useRouteParam,
} from "../../../../app/index.ts";
import { type Idea, ideaPath, useText } from "../parts/words.ts";
import { EditConflict } from "./edit-conflict.tsx";
import { contentOf, draftOf, type EntryDraft } from "./entry-draft.ts";
import { EntryFields } from "./entry-fields.tsx";
import { useEntryForm } from "./use-entry-form.ts";

/** Edits an idea that was entered at the counter. */
export function EditIdeaScreen() {
  const ideaId = useRouteParam("ideaId");
  const query = useQuery(queryOf(api.participation.getIdea, { params: { ideaId } }));
  return (
    <QueryContent isScreen query={query} waiting={<FormPlaceholder fields={6} />}>
      {(idea) => <IdeaEditor key={idea.id} idea={idea} />}
    </QueryContent>
  );
}

/** Keeps what is typed when a colleague changes the idea in the meantime; saving then shows both versions. */
function IdeaEditor({ idea: opened }: { idea: Idea }) {
  const t = useText();
  const go = useGo();
  const refusalText = useRefusalText();
  const [base, setBase] = useState(() => ({ version: opened.version, draft: draftOf(opened) }));
  const [isBehind, setBehind] = useState(false);
  const entry = useEntryForm({ initialValues: base.draft });
  const { form, mustWait } = entry;
  const disarm = useLeaveQuestion(form.isDirty());
  const href = ideaPath(opened.id);
  const { edit: verdict } = opened.can;
  const save = useCommand(api.participation.editEnteredIdea, {
    form,
    done: t("entry.saved"),
    whenDone: () => {
      disarm();
      go(href, { replace: true });
    },
    refused: ({ code }) => {
      if (code !== "changed_meanwhile") return false;
      setBehind(true);
      return true;
    },
  });
  /** The version and the draft that a settled conflict goes on from, before the screen knows them. */
  const settled = useRef<{ version: number; draft: EntryDraft } | null>(null);
  const send = async (draft: EntryDraft) => {
    if (mustWait()) return undefined;
    const version = settled.current?.version ?? base.version;
    return save.run({ params: { ideaId: opened.id }, body: { ...contentOf(draft), version } });
  };
  const settle = (theirs: Idea, merged: EntryDraft) => {
    settled.current = { version: theirs.version, draft: merged };
    setBase({ version: theirs.version, draft: draftOf(theirs) });
    form.setValues(merged);
    setBehind(false);
  };
  return (
    <Page title={t("entry.editTitle")} width="narrow" back={{ label: opened.title, href }}>
      <form onSubmit={form.onSubmit((draft) => void send(draft))} noValidate>
        <Stack>
          {verdict !== true && <Notice tone="warning">{refusalText(verdict)}</Notice>}
          <EntryFields entry={entry} />
          <Group justify="end">
            <ButtonLink href={href} variant="default">
              {t("cancel")}
            </ButtonLink>
            <Button type="submit" loading={save.isRunning} disabled={verdict !== true}>
              {t("save")}
            </Button>
          </Group>
        </Stack>
      </form>
      {isBehind && (
        <EditConflict
          ideaId={opened.id}
          before={base.draft}
          draft={form.values}
          version={base.version}
          onSettle={settle}
          onSave={async () => send(settled.current?.draft ?? form.values)}
        />
      )}
    </Page>
  );
}
