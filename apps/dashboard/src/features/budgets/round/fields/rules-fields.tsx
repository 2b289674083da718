import { Columns, Stack, Switch } from "@stoep/ui";
import { DaySpanFields, fieldAt, fieldsFor, Section } from "../../../../app/editor/index.ts";
import { ExplainedChoice } from "../../parts/explained-choice.tsx";
import type { Surroundings } from "../../parts/surroundings.ts";
import { useText } from "../../parts/words.ts";
import type { Draft, RoundForm } from "../draft.ts";
import { CountField } from "./count-field.tsx";
import { useExampleTexts } from "./use-example-texts.ts";

const DaysPart = fieldsFor<Draft>(["opensOn", "endsOn"], Days);
const RollPart = fieldsFor<Draft>(["roll", "leastAge"], RollFields);

type Props = { form: RoundForm; around: Surroundings };

/** When it is, what a ballot may name, how it is counted, and who may vote. */
export function RulesFields({ form, around }: Props) {
  return (
    <Stack gap="md">
      <DaysPart form={form} />
      <BallotFields form={form} around={around} />
      <CountingFields form={form} around={around} />
      <RollPart form={form} />
    </Stack>
  );
}

function Days({ form }: { form: RoundForm }) {
  const t = useText();
  const { opensOn, endsOn } = form.draft;
  return (
    <Section title={t("days.legend")} lead={t("days.lead")}>
      <DaySpanFields
        form={form}
        first={{ label: t("fields.opensOn"), value: opensOn, path: "opensOn" }}
        last={{ label: t("fields.endsOn"), value: endsOn, path: "endsOn" }}
        onChange={(first, last) => form.change({ opensOn: first, endsOn: last })}
      />
    </Section>
  );
}

function BallotFields({ form, around }: Props) {
  const t = useText();
  const examples = useExampleTexts(form.draft, around);
  const { draft, change } = form;
  return (
    <Section title={t("fields.ballot")} lead={t("ballot.lead")}>
      <ExplainedChoice
        label={t("ballot.question")}
        value={draft.ballot}
        onChange={(ballot) => change({ ballot })}
        choices={(["basket", "approval"] as const).map((value) => ({
          value,
          label: t(`ballot.${value}.label`),
          text: t(`ballot.${value}.text`),
          example: examples?.[value],
        }))}
        {...fieldAt(form, "ballot")}
      />
      {draft.ballot === "approval" && (
        <Columns cols={{ base: 1, sm: 2 }}>
          <CountField
            label={t("fields.atLeast")}
            value={draft.atLeast}
            onChange={(atLeast) => change({ atLeast })}
            {...fieldAt(form, "atLeast")}
          />
          <CountField
            label={t("fields.atMost")}
            value={draft.atMost}
            onChange={(atMost) => change({ atMost })}
            {...fieldAt(form, "atMost")}
          />
        </Columns>
      )}
    </Section>
  );
}

function CountingFields({ form, around }: Props) {
  const t = useText();
  const examples = useExampleTexts(form.draft, around);
  const { draft, change } = form;
  return (
    <Section title={t("fields.rule")} lead={t("rule.lead")}>
      <ExplainedChoice
        label={t("rule.question")}
        value={draft.rule}
        onChange={(rule) => change({ rule })}
        choices={(["most-votes", "equal-shares"] as const).map((value) => ({
          value,
          label: t(`rule.${value}.label`),
          text: t(`rule.${value}.text`),
          example: examples?.[value],
        }))}
        {...fieldAt(form, "rule")}
      />
      {draft.rule === "most-votes" && (
        <Switch
          label={t("fields.stopsAtFirst")}
          description={t("rule.stopsAtFirst")}
          checked={draft.stopsAtFirst}
          onChange={(event) => change({ stopsAtFirst: event.currentTarget.checked })}
          data-path="stopsAtFirst"
        />
      )}
    </Section>
  );
}

function RollFields({ form }: { form: RoundForm }) {
  const t = useText();
  const { draft, change } = form;
  return (
    <Section title={t("fields.roll")} lead={t("roll.lead")}>
      <ExplainedChoice
        label={t("roll.question")}
        value={draft.roll}
        onChange={(roll) => change({ roll })}
        choices={(["residents", "codes"] as const).map((value) => ({
          value,
          label: t(`roll.${value}.label`),
          text: t(`roll.${value}.text`),
          example: undefined,
        }))}
        {...fieldAt(form, "roll")}
      />
      {draft.roll === "residents" && (
        <CountField
          isOptional
          label={t("fields.leastAge")}
          description={t("roll.leastAge")}
          value={draft.leastAge}
          onChange={(leastAge) => change({ leastAge })}
          {...fieldAt(form, "leastAge")}
        />
      )}
    </Section>
  );
}
