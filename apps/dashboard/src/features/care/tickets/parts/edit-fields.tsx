import { repeatsChoices } from "@stoep/contract/care/values";
import { Columns, type Form, NumberField, Select, Text, TextArea, TextField } from "@stoep/ui";
import type { ReactNode } from "react";
import { useRefusalText } from "../../../../app/index.ts";
import { HelperLineField } from "../../matching/index.ts";
import type { EditDraft } from "./edit-draft.ts";
import { CarField, ConfidentialField, ContentFields, DeadlineField, WishField } from "./ticket-fields.tsx";
import { TimesFields } from "./times-fields.tsx";
import { type Ticket, useText } from "./words.ts";

type Props = { form: Form<EditDraft>; ticket: Ticket };

export function RequestFields({ form, ticket: { can, member } }: Props) {
  return (
    <>
      <ContentFields form={form} isOver={can.assign !== true} />
      <HelperLineField member={member.name} {...form.getInputProps("helperLine")} />
    </>
  );
}

/** The work order: what, where, when, by whom, and how often. `below` is shown under the times: whom to notify of a change. S2 §3 */
export function WorkFields({ form, ticket, below }: Props & { below: ReactNode }) {
  const t = useText();
  const { helper, can } = ticket;
  return (
    <>
      <TextArea
        label={t("edit.todo")}
        description={t("fields.workHint")}
        maxLength={2000}
        autosize
        minRows={3}
        {...form.getInputProps("work")}
      />
      <TextField
        label={t("fields.workAddress")}
        description={t("fields.workAddressHint")}
        maxLength={250}
        {...form.getInputProps("workAddress")}
      />
      {helper && <Text size="sm">{t("edit.who", { name: helper.name })}</Text>}
      {can.appoint === true ? (
        <>
          <TimesFields form={form} />
          {below}
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {t(helper ? "edit.whenFixed" : "edit.noHelper")}
        </Text>
      )}
      <WishField form={form} />
      <CarField form={form} />
      <Columns cols={{ base: 1, sm: 2 }} spacing="sm">
        <Select
          label={t("fields.repeats")}
          description={t("fields.repeatsHint")}
          data={repeatsChoices.map((value) => ({ value, label: t(`repeats.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps("repeats")}
        />
        <NumberField
          label={t("fields.hourlyRate")}
          description={t("fields.hourlyRateHint")}
          min={0}
          max={1000}
          decimalScale={2}
          {...form.getInputProps("rate")}
        />
      </Columns>
    </>
  );
}

/** Fields for colleagues only. If the user may not make the ticket confidential, the switch says why. */
export function InternalFields({ form, ticket: { can } }: Props) {
  const refusalText = useRefusalText();
  const hideReason = can.hide === true ? undefined : refusalText(can.hide);
  return (
    <>
      <DeadlineField form={form} />
      <ConfidentialField form={form} hideReason={hideReason} />
    </>
  );
}
