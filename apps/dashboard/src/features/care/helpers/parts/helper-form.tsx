import { Button, ButtonLink, Card, type Form, Group, Segmented, Stack, Text, TextField, useForm } from "@stoep/ui";
import { type FormEvent, type ReactNode, useId } from "react";
import { useFieldText, useLeaveQuestion } from "../../../../app/index.ts";
import { PartCard } from "../../parts/part-card.tsx";
import type { PersonDraft } from "../../people/parts/person-draft.ts";
import { MoreFields, PersonFields, usePersonForm } from "../../people/parts/person-form.tsx";
import { HelpFields } from "./help-fields.tsx";
import type { HelperValues } from "./helper-draft.ts";
import { kinds, useText } from "./words.ts";

export interface Forms {
  person: Form<PersonDraft>;
  part: Form<HelperValues>;
  isDirty: boolean;
  resetDirty: () => void;
  /** Shows the server's errors, each at its field. */
  setErrors: (errors: Record<string, string>) => void;
  /** Calls `run` if nothing is missing in either form. */
  submit: (run: () => void) => (event: FormEvent<HTMLFormElement>) => void;
}

/** A helper is a person and the help that they give: two sets of values, edited in one form. */
export function useHelperForms(draft: PersonDraft, beginning: HelperValues): Forms {
  const fieldText = useFieldText();
  const person = usePersonForm(draft);
  const part = useForm<HelperValues>({ initialValues: beginning });
  const isNamed = () => {
    if (part.values.kind === "neighbour" || person.values.companyName.trim() !== "") return true;
    person.setFieldError("companyName", fieldText("nameRequired"));
    return false;
  };
  return {
    person,
    part,
    isDirty: person.isDirty() || part.isDirty(),
    resetDirty: () => {
      person.resetDirty();
      part.resetDirty();
    },
    setErrors: (errors) => {
      person.setErrors(errors);
      part.setErrors(errors);
    },
    submit: (run) =>
      person.onSubmit(
        () => {
          if (isNamed()) run();
        },
        () => void isNamed(),
      ),
  };
}

type Props = {
  forms: Forms;
  onSave: () => void;
  isSaving: boolean;
  cancelHref: string;
  isLinked?: boolean;
  /** Existing people who may be the new helper, shown while typing. */
  doubles?: ReactNode;
  /** Shown above the buttons, such as a notice that someone already has this number. */
  children?: ReactNode;
};

/** The fields of a helper in three cards, with the buttons below them. */
export function HelperForm({ forms, onSave, isSaving, cancelHref, isLinked = false, doubles, children }: Props) {
  const t = useText();
  useLeaveQuestion(forms.isDirty && !isSaving);
  return (
    <form onSubmit={forms.submit(onSave)} noValidate>
      <Stack gap="lg">
        <PartCard title={t("who")}>
          <Kind forms={forms} />
          <PersonFields form={forms.person} isLinked={isLinked} doubles={doubles} />
        </PartCard>
        <PartCard title={t("what")}>
          <HelpFields form={forms.part} />
        </PartCard>
        <details>
          <summary>{t("moreFields")}</summary>
          <Card>
            <MoreFields form={forms.person} />
          </Card>
        </details>
        {children}
        <Group justify="end">
          <ButtonLink href={cancelHref} variant="default">
            {t("cancel")}
          </ButtonLink>
          <Button type="submit" loading={isSaving}>
            {t("save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Whether the helper is a neighbour, a company or an organisation; the last two have a name of their own. */
function Kind({ forms: { person, part } }: { forms: Forms }) {
  const t = useText();
  const id = useId();
  return (
    <>
      <div>
        <Text size="sm" fw={500} mb={4} id={id}>
          {t("kind")}
        </Text>
        <Segmented
          aria-labelledby={id}
          data={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...part.getInputProps("kind")}
        />
      </div>
      {part.values.kind !== "neighbour" && (
        <TextField label={t("companyName")} maxLength={120} {...person.getInputProps("companyName")} />
      )}
    </>
  );
}
