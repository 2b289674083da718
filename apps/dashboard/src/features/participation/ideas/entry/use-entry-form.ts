import { useForm } from "@stoep/ui";
import { useFieldText } from "../../../../app/index.ts";
import { useEditorFields } from "../parts/use-editor-fields.ts";
import { type EntryDraft, entryRules } from "./entry-draft.ts";

type Options = { initialValues: EntryDraft; onValuesChange?: (draft: EntryDraft) => void };

/** The form of an idea that staff write down for somebody. */
export function useEntryForm(options: Options) {
  const form = useForm<EntryDraft>({ ...options, validate: entryRules(useFieldText()) });
  return { form, ...useEditorFields<EntryDraft>(form) };
}

export type EntryForm = ReturnType<typeof useEntryForm>;
