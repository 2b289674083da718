import { languageNames } from "@stoep/client/texts";
import { Button, Columns, DateField, type Form, Select, Stack, Switch, TextArea, TextField } from "@stoep/ui";
import { useState } from "react";
import { useCalendarLabels } from "../../../../app/index.ts";
import { PersonContact } from "../../people/parts/person-contact.tsx";
import { PersonPicker } from "../../people/parts/person-picker.tsx";
import { useCategoryOptions, useConciergeOptions } from "./filters.ts";
import type { TicketDraft } from "./ticket-draft.ts";
import { useText } from "./words.ts";

/** A part takes every form with the fields that it shows. */
type Props<Field extends keyof TicketDraft = keyof TicketDraft> = { form: Form<Pick<TicketDraft, Field>> };

type Content = "title" | "description" | "categoryId" | "assigneeId";
/** `isFirst`: the member is already known, so typing starts here. */
type ContentProps = Props<Content> & { isOver?: boolean; isFirst?: boolean };

type MemberProps = {
  /** The member who was chosen before the form opened. */
  known: Parameters<typeof PersonPicker>[0]["value"];
  isNew: boolean;
  onNew: (isNew: boolean) => void;
};

/** The member who asks for help: found during the call, or added here. */
export function MemberFields({ form, known, isNew, onNew }: Props & MemberProps) {
  const t = useText();
  const [member, setMember] = useState(known);
  // Typing can start at once, as the user is usually on the phone.
  const isFirst = known === null;
  if (!isNew)
    return (
      <Stack gap="xs">
        <PersonPicker
          isMember
          autoFocus={isFirst}
          label={t("member")}
          value={member}
          onChange={(found) => {
            setMember(found);
            form.setFieldValue("memberId", found?.id ?? null);
          }}
          error={form.errors.memberId}
        />
        {member && <PersonContact personId={member.id} />}
        <Button variant="subtle" size="sm" style={{ alignSelf: "start" }} onClick={() => onNew(true)}>
          {t("person.isNew")}
        </Button>
      </Stack>
    );
  return (
    <Stack gap="sm">
      <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField label={t("person.firstName")} maxLength={80} autoFocus {...form.getInputProps("firstName")} />
        <TextField label={t("person.lastName")} maxLength={80} {...form.getInputProps("lastName")} />
        <TextField label={t("person.phone")} type="tel" maxLength={40} {...form.getInputProps("phone")} />
        <TextField label={t("person.email")} type="email" maxLength={254} {...form.getInputProps("email")} />
      </Columns>
      <Select
        label={t("person.language")}
        data={Object.entries(languageNames).map(([value, label]) => ({ value, label }))}
        allowDeselect={false}
        {...form.getInputProps("language")}
      />
      <Button variant="subtle" size="sm" style={{ alignSelf: "start" }} onClick={() => onNew(false)}>
        {t("person.isThere")}
      </Button>
    </Stack>
  );
}

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
