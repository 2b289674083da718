import { type Condition, domainOf, instrumentLimits, other, type Question, type Test } from "@stoep/instrument";
import { Button, Group, IconButton, MultiSelect, NumberField, Segmented, Select, Stack, Switch, Text } from "@stoep/ui";
import { CloseIcon, PlusIcon } from "@stoep/ui/icons";
import { fieldAt } from "../../../app/editor/index.ts";
import type { SurveyForm } from "../compose/draft.ts";
import { useText } from "../parts/words.ts";

type Props = {
  form: SurveyForm;
  path: string;
  label: string;
  condition: Condition | null;
  /** The questions that it may name. */
  earlier: readonly Question[];
  onChange: (condition: Condition | null) => void;
};

const emptyTest = ({ id }: Question): Test => ({
  questionId: id,
  rowId: null,
  is: "answered",
  optionIds: [],
  number: null,
});

/** On which earlier answers it depends; absent where nothing comes before. Locked while there are answers. */
export function ConditionField({ form, path, label, condition, earlier, onChange }: Props) {
  const { error } = fieldAt(form, path);
  const last = earlier.at(-1);
  if (condition === null && last === undefined) return null;
  const isLocked = form.locked !== null;
  return (
    <Stack gap="sm" data-path={path}>
      <Switch
        label={label}
        checked={condition !== null}
        disabled={isLocked}
        onChange={(event) =>
          onChange(event.currentTarget.checked && last ? { match: "all", tests: [emptyTest(last)] } : null)
        }
      />
      {condition && (
        <fieldset disabled={isLocked} style={{ border: 0, padding: 0, margin: 0, minWidth: 0 }}>
          <Tests form={form} path={path} label={label} condition={condition} earlier={earlier} onChange={onChange} />
        </fieldset>
      )}
      {error && (
        <Text c="var(--st-danger-ink)" size="sm">
          {error}
        </Text>
      )}
    </Stack>
  );
}

function Tests({ form, path, label, condition, earlier, onChange }: Props & { condition: Condition }) {
  const t = useText();
  const { match, tests } = condition;
  const last = earlier.at(-1);
  return (
    <Stack gap="sm">
      {tests.length > 1 && (
        <Segmented
          aria-label={label}
          data={(["all", "any"] as const).map((value) => ({ value, label: t(`conditions.${value}`) }))}
          value={match}
          onChange={(value) => onChange({ ...condition, match: value as Condition["match"] })}
        />
      )}
      {tests.map((test, at) => (
        <TestRow
          // Tests have no ids, and each field shows what it is given.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what tells them apart
          key={at}
          form={form}
          path={`${path}.tests.${at}`}
          number={at + 1}
          test={test}
          earlier={earlier}
          onChange={(changed) => onChange({ ...condition, tests: tests.with(at, changed) })}
          onRemove={() => onChange(tests.length > 1 ? { ...condition, tests: tests.toSpliced(at, 1) } : null)}
        />
      ))}
      {last && tests.length < instrumentLimits.tests && (
        <Group>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<PlusIcon aria-hidden />}
            onClick={() => onChange({ ...condition, tests: [...tests, emptyTest(last)] })}
          >
            {t("conditions.add")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type RowProps = {
  form: SurveyForm;
  path: string;
  number: number;
  test: Test;
  earlier: readonly Question[];
  onChange: (test: Test) => void;
  onRemove: () => void;
};

function TestRow({ form, path, number, test, earlier, onChange, onRemove }: RowProps) {
  const t = useText();
  const question = earlier.find(({ id }) => id === test.questionId);
  const { optionIds, range } = question ? domainOf(question, test.rowId) : { optionIds: null, range: null };
  const kinds: Test["is"][] = [
    "answered",
    "unanswered",
    ...(optionIds ? (["anyOf", "noneOf"] as const) : []),
    ...(range ? (["atLeast", "atMost"] as const) : []),
  ];
  const put = (patch: Partial<Test>) => onChange({ ...test, ...patch });
  const choose = (questionId: string | null) => {
    const chosen = earlier.find(({ id }) => id === questionId);
    if (chosen) onChange(emptyTest(chosen));
  };
  return (
    <Group align="end" gap="sm">
      <Select
        label={t("conditions.question", { number })}
        allowDeselect={false}
        searchable
        data={earlier.map(({ id, text }, at) => ({
          value: id,
          label: `${at + 1}. ${text || t("questions.name", { number: at + 1 })}`,
        }))}
        value={question ? test.questionId : null}
        onChange={choose}
        {...fieldAt(form, path)}
      />
      {question?.kind === "matrix" && (
        <Select
          label={t("conditions.row", { number })}
          placeholder={t("conditions.anyRow")}
          clearable
          data={question.rows.map(({ id, text }) => ({ value: id, label: text }))}
          value={test.rowId}
          onChange={(rowId) => put({ rowId, is: "answered", optionIds: [] })}
        />
      )}
      <Select
        label={t("conditions.is", { number })}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(`conditions.kinds.${value}`) }))}
        value={test.is}
        onChange={(is) => is && put({ is: is as Test["is"], optionIds: [], number: null })}
      />
      {(test.is === "anyOf" || test.is === "noneOf") && (
        <MultiSelect
          label={t("conditions.options", { number })}
          data={(optionIds ?? []).map((id) => ({
            value: id,
            label: question ? labelIn(question, id, t("other")) : id,
          }))}
          value={test.optionIds}
          onChange={(chosen) => put({ optionIds: chosen })}
        />
      )}
      {(test.is === "atLeast" || test.is === "atMost") && (
        <NumberField
          label={t("conditions.number", { number })}
          value={test.number ?? ""}
          onChange={(value) => put({ number: typeof value === "number" ? value : null })}
        />
      )}
      <IconButton label={t("conditions.remove", { number })} onClick={onRemove}>
        <CloseIcon aria-hidden />
      </IconButton>
    </Group>
  );
}

/** What an option or a column says. */
function labelIn(question: Question, id: string, otherLabel: string): string {
  if (id === other) return otherLabel;
  const choices = "options" in question ? question.options : "columns" in question ? question.columns : [];
  return choices.find((one) => one.id === id)?.text || "–";
}
