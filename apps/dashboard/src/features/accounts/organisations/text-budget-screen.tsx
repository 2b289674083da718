import type { TextBudget } from "@stoep/contract/accounts";
import { textCeilingMax } from "@stoep/contract/accounts/values";
import { Button, Card, Figure, Group, Heading, Notice, NumberField, Stack, Switch, Text, useForm } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  CardsPlaceholder,
  QueryContent,
  queryOf,
  SettingsPage,
  useCommand,
  useFieldText,
  useFormat,
  useMembership,
} from "../../../app/index.ts";
import { useText } from "../settings/words.ts";
import { useUnsavedChanges } from "./use-unsaved-changes.ts";

/** How many text messages were sent this month, by whom, and how many may be sent. */
export function TextBudgetScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.accounts.getTextBudget));
  return (
    <SettingsPage of="texts" lead={t("texts.lead")}>
      <QueryContent query={query} waiting={<CardsPlaceholder cards={2} />}>
        {(budget) => (
          <Stack gap="lg" style={{ maxWidth: 760 }}>
            <Month budget={budget} />
            <CeilingForm budget={budget} />
          </Stack>
        )}
      </QueryContent>
    </SettingsPage>
  );
}

function Month({ budget: { ceiling, sent, people } }: { budget: TextBudget }) {
  const t = useText();
  const format = useFormat();
  const { organisation } = useMembership();
  const number = (count: number) => format.number(count);
  const nameOf = ({ accountId, name }: TextBudget["people"][number]) =>
    accountId === organisation.id ? t("texts.automatic") : name || t("texts.gone");
  return (
    <Card id="textsThisMonth">
      <Stack gap="md">
        <Heading order={2}>{t("texts.title")}</Heading>
        <Figure
          value={ceiling === null ? number(sent) : t("texts.of", { sent: number(sent), ceiling: number(ceiling) })}
          label={t("texts.used")}
          hint={t("texts.explain")}
        />
        <Heading order={3}>{t("texts.people")}</Heading>
        {people.length === 0 ? (
          <Text>{t("texts.nobody")}</Text>
        ) : (
          <ul style={{ margin: 0, paddingInlineStart: "1.25rem" }}>
            {people.map((person) => (
              <li key={person.accountId}>
                {nameOf(person)}: {number(person.sent)}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
}

interface CeilingValues {
  isLimited: boolean;
  ceiling: number | "";
}
const valuesOf = ({ ceiling }: Pick<TextBudget, "ceiling">): CeilingValues => ({
  isLimited: ceiling !== null,
  ceiling: ceiling ?? "",
});

function CeilingForm({ budget }: { budget: TextBudget }) {
  const t = useText();
  const fieldText = useFieldText();
  const format = useFormat();
  const form = useForm<CeilingValues>({
    initialValues: valuesOf(budget),
    validate: { ceiling: (ceiling, { isLimited }) => (isLimited && ceiling === "" ? fieldText("required") : null) },
  });
  const changes = useUnsavedChanges(form, valuesOf(budget));
  const save = useCommand(api.accounts.setTextCeiling, {
    form,
    whenDone: (answer) => changes.saved(valuesOf(answer)),
  });
  const send = ({ isLimited, ceiling }: CeilingValues) =>
    void save.run({ body: { ceiling: isLimited ? Number(ceiling) : null } });
  const { isLimited } = form.values;
  return (
    <Card id="textLimit">
      <form onSubmit={form.onSubmit(send)} noValidate>
        <Stack gap="md">
          <Heading order={2}>{t("texts.form")}</Heading>
          <Switch
            label={t("texts.limited")}
            description={t("texts.limitedHint")}
            checked={isLimited}
            onChange={(event) => form.setFieldValue("isLimited", event.currentTarget.checked)}
          />
          {isLimited && (
            <NumberField
              label={t("texts.ceiling")}
              description={t("texts.ceilingHint", { max: format.number(textCeilingMax) })}
              min={0}
              max={textCeilingMax}
              allowDecimal={false}
              required
              {...form.getInputProps("ceiling")}
            />
          )}
          <Notice>{t("texts.then")}</Notice>
          <Group>
            <Button type="submit" loading={save.isRunning} disabled={!changes.isDirty}>
              {t("texts.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
