import { instrumentLimits, type Page, type Question, recallOf } from "@stoep/instrument";
import { Button, Group, Menu, Notice, Select, Stack, Switch } from "@stoep/ui";
import { DuplicateIcon, HistoryIcon } from "@stoep/ui/icons";
import { CountedLines, fieldAt } from "../../../app/editor/index.ts";
import { useFieldText } from "../../../app/index.ts";
import type { SurveyForm } from "../compose/draft.ts";
import { useText } from "../parts/words.ts";
import { ConditionField } from "./condition-field.tsx";
import { ImageField } from "./image-field.tsx";
import { KindFields } from "./kinds/index.ts";
import { copyOf, earlierThan, questionAdded, questionChanged, questionSent } from "./pages.ts";

type Props = {
  form: SurveyForm;
  page: Page;
  place: number;
  question: Question;
  nth: number;
  onCopied: (questionId: string) => void;
};
type Common = Partial<
  Pick<Question, "text" | "description" | "isRequired" | "showsHeader" | "isPrivate" | "imageId" | "showIf">
>;
type PartProps = Props & { path: string; put: (patch: Common, how?: "typed") => void };

/** All fields of a question: those of every kind, and in between those of its own. */
export function QuestionFields(props: Props) {
  const t = useText();
  const { form, place, nth, question } = props;
  const path = `instrument.pages.${place}.questions.${nth}`;
  const put = (patch: Common, how?: "typed") =>
    form.change((now) => questionChanged(now, question.id, (one) => ({ ...one, ...patch })), how);
  const shared = { ...props, path, put };
  return (
    <Stack gap="md">
      <Kind form={form} path={`${path}.kind`} />
      <Texts {...shared} />
      <KindFields form={form} question={question} path={path} />
      <ImageField
        form={form}
        name={t("fields.questionImage")}
        imageId={question.imageId}
        onChange={(imageId) => put({ imageId })}
        path={`${path}.imageId`}
      />
      <Rules {...shared} />
      <ConditionField
        form={form}
        path={`${path}.showIf`}
        label={t("questions.showIf")}
        condition={question.showIf}
        earlier={earlierThan(form.draft.instrument, place, nth)}
        onChange={(showIf) => put({ showIf })}
      />
      {form.locked === null && <Placing {...props} />}
    </Stack>
  );
}

/** Says so where questions of this kind cannot be asked of those who answer. */
function Kind({ form, path }: Pick<PartProps, "form" | "path">) {
  const { error } = fieldAt(form, path);
  return <div data-path={path}>{error && <Notice tone="danger">{error}</Notice>}</div>;
}

function Texts({ form, question, place, nth, path, put }: PartProps) {
  const t = useText();
  const tooLong = useFieldText()("tooLong");
  const { language, instrument } = form.draft;
  const earlier = earlierThan(instrument, place, nth);
  const repeat = (id: string) => put({ text: `${question.text} ${recallOf(id, "…")}`.trim() });
  return (
    <>
      <CountedLines
        required
        label={t("fields.question")}
        max={instrumentLimits.question}
        tooLong={tooLong}
        value={question.text}
        onChange={(text) => put({ text }, "typed")}
        lang={language}
        {...fieldAt(form, `${path}.text`)}
      />
      {earlier.length > 0 && form.locked === null && (
        <Group>
          <Menu>
            <Menu.Target>
              <Button variant="subtle" size="compact-md" leftSection={<HistoryIcon aria-hidden />}>
                {t("questions.repeat")}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {earlier.map(({ id, text }, at) => (
                <Menu.Item key={id} onClick={() => repeat(id)}>
                  {text || t("questions.name", { number: at + 1 })}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </Group>
      )}
      <CountedLines
        label={t("fields.questionDescription")}
        max={instrumentLimits.description}
        tooLong={tooLong}
        value={question.description}
        onChange={(description) => put({ description }, "typed")}
        lang={language}
        {...fieldAt(form, `${path}.description`)}
      />
    </>
  );
}

const rules = ["isRequired", "showsHeader", "isPrivate"] as const;

function Rules({ form, question, path, put }: PartProps) {
  const t = useText();
  return rules.map((rule) => (
    <Switch
      key={rule}
      label={t(`rules.${rule}`)}
      description={t(`ruleHints.${rule}`)}
      checked={question[rule]}
      // What has answers stays required or not, and private or not.
      disabled={form.locked !== null && rule !== "showsHeader"}
      onChange={(event) => put({ [rule]: event.currentTarget.checked })}
      data-path={`${path}.${rule}`}
    />
  ));
}

/** A copy below, and the way to another page. */
function Placing({ form, page, question, nth, onCopied }: Props) {
  const t = useText();
  const { pages } = form.draft.instrument;
  const copy = () => {
    const made = copyOf(question);
    form.change((now) => questionAdded(now, page.id, made, nth + 1));
    onCopied(made.id);
  };
  return (
    <Group align="end">
      {pages.length > 1 && (
        <Select
          label={t("questions.page")}
          allowDeselect={false}
          data={pages.map(({ id, title }, at) => ({ value: id, label: title || t("pages.name", { number: at + 1 }) }))}
          value={page.id}
          onChange={(pageId) => pageId && form.change((now) => questionSent(now, question, pageId))}
        />
      )}
      <Button variant="subtle" leftSection={<DuplicateIcon aria-hidden />} onClick={copy}>
        {t("questions.copy")}
      </Button>
    </Group>
  );
}
