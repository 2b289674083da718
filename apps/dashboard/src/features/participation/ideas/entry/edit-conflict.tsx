import { languageNames } from "@stoep/client/texts";
import type { Language } from "@stoep/contract/kernel";
import { ConflictDialog, type ConflictWords, type Picture } from "../../../../app/editor/index.ts";
import { api, useFormat } from "../../../../app/index.ts";
import { useAreas } from "../../../neighbourhoods/index.ts";
import { type Idea, useText } from "../parts/words.ts";
import { draftOf, type EntryDraft } from "./entry-draft.ts";

type SavedIdea = Idea & { savedAt: string };
const savedOf = (idea: Idea): SavedIdea => ({ ...idea, savedAt: idea.timeline.at(-1)?.at ?? idea.createdAt });

type Props = {
  ideaId: string;
  /** The values before the edit, and the edited ones. */
  before: EntryDraft;
  draft: EntryDraft;
  version: number;
  onSettle: (theirs: Idea, draft: EntryDraft) => void;
  onSave: () => Promise<unknown>;
};

/** A colleague saved first: shows both versions side by side wherever they differ. */
export function EditConflict({ ideaId, before, draft, version, onSettle, onSave }: Props) {
  const t = useText();
  return (
    <ConflictDialog<SavedIdea, EntryDraft>
      title={t("entry.conflict")}
      desk={{ read: () => ({ draft }), settle: onSettle, save: onSave }}
      state={{ stored: null, saved: before, draft, phase: "conflict" }}
      draftOf={draftOf}
      words={useConflictWords()}
      theirs={{
        queryKey: ["participation", "getIdea", "theirs", ideaId, version],
        queryFn: async () => savedOf(await api.participation.getIdea({ params: { ideaId } })),
      }}
    />
  );
}

/** A photo by its description, a document by its name. */
function nameOfFile(one: Picture | EntryDraft["attachments"][number]): string {
  return "file" in one ? one.altText || one.file.name : one.name;
}

function useConflictWords(): ConflictWords {
  const t = useText();
  const format = useFormat();
  const names = new Map((useAreas() ?? []).map(({ id, name }) => [id, name]));
  const labels: Record<string, string> = {
    kind: t("fields.kind"),
    title: t("fields.title"),
    text: t("fields.text"),
    phaseId: t("facts.phase"),
    neighbourhoodId: t("facts.neighbourhood"),
    language: t("fields.language"),
    isNamed: t("entry.named"),
    authorName: t("fields.authorName"),
    images: t("fields.images"),
    attachments: t("attachments"),
  };
  const chosen: Record<string, (value: string) => string> = {
    kind: (kind) => t(`kinds.${kind as Idea["kind"]}`),
    language: (language) => languageNames[language as Language],
    neighbourhoodId: (id) => names.get(id) ?? "",
  };
  const textOf = (path: string, value: unknown): string => {
    if (typeof value === "string") return value && (chosen[path]?.(value) ?? value);
    if (Array.isArray(value)) return format.list(value.map(nameOfFile));
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    return value === null ? "" : t("entry.onMap");
  };
  return {
    labelOf: (path) => labels[path] ?? t("fields.place"),
    textOf,
    // A pin has two numbers, and the address that led to it.
    together: { "place.latitude": "place.longitude", "place.address": "place.longitude" },
  };
}
