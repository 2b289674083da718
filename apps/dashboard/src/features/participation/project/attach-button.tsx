import { Button, Select, Text, useDebouncedValue } from "@stoep/ui";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api, FormDialog, queryOf, useCommand } from "../../../app/index.ts";
import { type PostKind, type Project, useText } from "../parts/words.ts";

type Props = { project: Project; kind: PostKind };

/** Ties a message or an activity that exists already to the project, or to a phase of it. */
export function AttachButton(props: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t(`posts.${props.kind}.attach`)}
      </Button>
      {isOpen && <AttachDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AttachDialog({ project, kind, onClose }: Props & { onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const { options, onSearch, linkedTo } = useFound(project, kind);
  const [postId, setPostId] = useState<string | null>(null);
  const [part, setPart] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isReading, setReading] = useState(false);
  const set = useCommand(api.publishing.setPostLink, { done: t("posts.attached"), whenDone: onClose });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(postId === null);
    if (postId === null) return;
    const params = { postId };
    setReading(true);
    // Its version as of now: the list does not tell it.
    const post = await queries
      .fetchQuery({ ...queryOf(api.publishing.getPost, { params }), staleTime: 0 })
      .catch(() => null)
      .finally(() => setReading(false));
    const link = { kind: "project", id: project.id, part };
    await set.run({ params, body: { version: post?.version ?? 0, link } });
  };
  const other = postId === null ? null : linkedTo(postId);
  return (
    <FormDialog
      title={t(`posts.${kind}.attach`)}
      cancel={t("cancel")}
      act={{ label: t("posts.attach"), isRunning: set.isRunning || isReading }}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Select
        label={t(`posts.${kind}.which`)}
        placeholder={t("posts.choose")}
        nothingFoundMessage={t("list.nothingFound")}
        required
        searchable
        data={options}
        value={postId}
        error={isMissing && postId === null ? t("posts.choose") : undefined}
        onChange={setPostId}
        onSearchChange={onSearch}
        filter={({ options: all }) => all}
      />
      {project.isPhased && project.phases.length > 0 && (
        <Select
          label={t("posts.phase")}
          clearable
          placeholder={t("posts.wholeProject")}
          data={project.phases.map(({ id, title }) => ({ value: id, label: title }))}
          value={part}
          onChange={setPart}
        />
      )}
      {other && <Text c="dimmed">{t("posts.moves", { project: other })}</Text>}
    </FormDialog>
  );
}

/** Published ones by their title, those of other projects too. */
function useFound(project: Project, kind: PostKind) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data } = useQuery({
    ...queryOf(api.publishing.listPosts, { query: { kind, search: search.slice(0, 100) || undefined, limit: 50 } }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.items ?? []).filter(({ link }) => link?.kind !== "project" || link.id !== project.id);
  const options = found.map(({ id, title }) => ({ value: id, label: title || t("untitled") }));
  return {
    options,
    onSearch: (text: string) => setTyped(options.some(({ label }) => label === text) ? "" : text),
    /** The name of what it belongs to now. */
    linkedTo: (postId: string) => found.find(({ id }) => id === postId)?.link?.name ?? null,
  };
}
