import { Columns, DateField, type Form, Select, Switch, TextArea, TextField } from "@stoep/ui";
import { useCalendarLabels } from "../../../../app/index.ts";
import { useCategoryOptions, useConciergeOptions } from "./filters.ts";
import type { TicketDraft } from "./ticket-draft.ts";
import { useText } from "./words.ts";

/** A part takes every form with the fields that it shows. */
type Props<Field extends keyof TicketDraft = keyof TicketDraft> = { form: Form<Pick<TicketDraft, Field>> };

type Content = "title" | "description" | "categoryId" | "assigneeId";
/** `isFirst`: the member is already known, so typing starts here. */
type ContentProps = Props<Content> & { isOver?: boolean; isFirst?: boolean };

/** What the ticket is about. */
export function ContentFields({ form, isOver = false, isFirst = false }: ContentProps) {
  const t = useText();
  return (
    <>
      <TextField
        label={t("fields.title")}
        maxLength={250}
        autoFocus={isFirst}
        description={t("fields.titleHint")}
        {...form.getInputProps("title")}
      />
      <TextArea
        label={t("fields.description")}
        maxLength={5000}
        autosize
        minRows={3}
        {...form.getInputProps("description")}
      />
      <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
        <Select
          label={t("category")}
          data={useCategoryOptions()}
          clearable
          searchable
          {...form.getInputProps("categoryId")}
        />
        <Select
          label={t("concierge")}
          placeholder={t("nobody")}
          data={useConciergeOptions()}
          clearable
          searchable
          disabled={isOver}
          {...form.getInputProps("assigneeId")}
        />
      </Columns>
    </>
  );
}

/** What helps to schedule the help. */
export function PlanFields({ form }: Props<"preferredMoment" | "deadlineOn" | "needsCar" | "isConfidential">) {
  return (
    <>
      <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
        <WishField form={form} />
        <DeadlineField form={form} />
      </Columns>
      <CarField form={form} />
      <ConfidentialField form={form} />
    </>
  );
}

export function WishField({ form }: Props<"preferredMoment">) {
  const t = useText();
  return <TextField label={t("fields.preferredMoment")} maxLength={200} {...form.getInputProps("preferredMoment")} />;
}

export function DeadlineField({ form }: Props<"deadlineOn">) {
  const t = useText();
  return (
    <DateField
      label={t("fields.deadline")}
      labels={useCalendarLabels()}
      clearable
      value={form.values.deadlineOn}
      onChange={(day) => form.setFieldValue("deadlineOn", day)}
      error={form.errors.deadlineOn}
    />
  );
}

export function CarField({ form }: Props<"needsCar">) {
  const t = useText();
  return <Switch label={t("fields.needsCar")} {...form.getInputProps("needsCar", { type: "checkbox" })} />;
}

/** `hideReason`: why the user may not change whether the ticket is confidential. */
export function ConfidentialField({ form, hideReason }: Props<"isConfidential"> & { hideReason?: string | undefined }) {
  const t = useText();
  return (
    <Switch
      label={t("confidential")}
      description={hideReason ?? t("fields.confidentialHint")}
      disabled={hideReason !== undefined}
      {...form.getInputProps("isConfidential", { type: "checkbox" })}
    />
  );
}
