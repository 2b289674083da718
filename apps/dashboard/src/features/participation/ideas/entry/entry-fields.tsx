import { languageNames } from "@stoep/client/texts";
import { ideaLimits } from "@stoep/contract/participation";
import { ideaKinds } from "@stoep/contract/participation/values";
import { Checkbox, Select, Stack, TextArea, TextField } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { AttachmentFields, PictureFields, Section } from "../../../../app/editor/index.ts";
import { api, queryOf, useMembership } from "../../../../app/index.ts";
import { PlaceField, useAreas } from "../../../neighbourhoods/index.ts";
import { useText } from "../parts/words.ts";
import type { EntryForm } from "./use-entry-form.ts";

type Props = {
  entry: EntryForm;
  /** Its author is known by the message that it takes up. */
  isFromShout?: boolean;
};

/** What an idea has, in the order in which people tell it. */
export function EntryFields({ entry, isFromShout = false }: Props) {
  const t = useText();
  const { form, editor } = entry;
  return (
    <Stack>
      <Section title={t("entry.content")}>
        <ContentFields entry={entry} />
      </Section>
      {!isFromShout && (
        <Section title={t("entry.author")} lead={t("entry.authorLead")}>
          <NameFields entry={entry} />
        </Section>
      )}
      <Section title={t("entry.where")}>
        <BelongingFields entry={entry} isFromShout={isFromShout} />
        <PlaceField
          label={t("fields.place")}
          description={t("entry.placeHint")}
          maxLength={200}
          {...form.getInputProps("place")}
          value={form.values.place}
        />
      </Section>
      <PictureFields form={editor} most={ideaLimits.images} isDescriptionOptional />
      <AttachmentFields form={editor} most={ideaLimits.attachments} />
    </Stack>
  );
}

function ContentFields({ entry: { form } }: Props) {
  const t = useText();
  const { languages } = useMembership().network;
  return (
    <>
      <Select
        label={t("fields.kind")}
        data={ideaKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps("kind")}
      />
      {languages.length > 1 && (
        <Select
          label={t("fields.language")}
          description={t("entry.languageHint")}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          allowDeselect={false}
          {...form.getInputProps("language")}
        />
      )}
      <TextField
        label={t("fields.title")}
        required
        maxLength={ideaLimits.title}
        lang={form.values.language}
        {...form.getInputProps("title")}
      />
      <TextArea
        label={t("fields.text")}
        required
        autosize
        minRows={4}
        maxRows={16}
        maxLength={ideaLimits.text}
        lang={form.values.language}
        {...form.getInputProps("text")}
      />
    </>
  );
}

/** Nobody is named without having agreed. */
function NameFields({ entry: { form } }: Props) {
  const t = useText();
  return (
    <>
      <Checkbox
        label={t("entry.named")}
        description={t("entry.namedHint")}
        {...form.getInputProps("isNamed", { type: "checkbox" })}
      />
      {form.values.isNamed && (
        <TextField
          label={t("fields.authorName")}
          required
          maxLength={ideaLimits.authorName}
          autoComplete="off"
          {...form.getInputProps("authorName")}
        />
      )}
    </>
  );
}

/** The neighbourhood and the phase, of those that the project has. */
function BelongingFields({ entry: { form }, isFromShout }: Props) {
  const t = useText();
  const { projectId } = form.values;
  const project = useQuery({
    ...queryOf(api.participation.getProject, { params: { projectId: projectId ?? "" } }),
    enabled: projectId !== null,
  }).data;
  const areas = useAreas() ?? [];
  const phases = project?.isPhased ? project.phases : [];
  return (
    <>
      <Select
        label={t("facts.neighbourhood")}
        description={t(isFromShout ? "entry.neighbourhoodOfMessage" : "entry.neighbourhoodHint")}
        required
        searchable
        data={areas
          .filter(({ id }) => !project || project.neighbourhoodIds.includes(id) || id === form.values.neighbourhoodId)
          .map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps("neighbourhoodId")}
      />
      {phases.length > 0 && (
        <Select
          label={t("facts.phase")}
          data={phases.map(({ id, title }) => ({ value: id, label: title }))}
          clearable
          {...form.getInputProps("phaseId")}
        />
      )}
    </>
  );
}
