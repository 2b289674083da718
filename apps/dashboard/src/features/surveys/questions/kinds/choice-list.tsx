import { type Choice, instrumentLimits } from "@stoep/instrument";
import { Button, Group, IconButton, Stack, Text } from "@stoep/ui";
import { CloseIcon, PlusIcon } from "@stoep/ui/icons";
import { type ReactNode, useId } from "react";
import { CountedField, fieldAt, moveItem, newId, SortableList } from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import type { SurveyForm } from "../../compose/draft.ts";
import { useText } from "../../parts/words.ts";
import { useFocusLater } from "../use-focus-later.ts";

export const freshChoice = (): Choice => ({ id: newId(), text: "" });

type Props<C extends Choice> = {
  form: SurveyForm;
  /** Of the list: `instrument.pages.0.questions.2.options`. */
  path: string;
  of: "options" | "rows" | "columns";
  items: readonly C[];
  fresh: () => C;
  most: number;
  /** Options may be added while there are answers. */
  mayGrow?: boolean;
  onChange: (changed: (now: readonly C[]) => C[], how?: "typed") => void;
  /** What each has besides its text. */
  also?: (item: C, place: number) => ReactNode;
};

/** The options, rows or columns of a question, one field each. Those with answers keep their place. */
export function ChoiceList<C extends Choice>(props: Props<C>) {
  const { form, path, of, items, fresh, most, mayGrow = false, onChange, also } = props;
  const t = useText();
  const id = useId();
  const { locked } = form;
  const focusLater = useFocusLater();
  const tooLong = useFieldText()("tooLong");
  const { error } = fieldAt(form, path);
  const nameOf = (place: number) => items[place]?.text || t(`choices.${of}.name`, { number: place + 1 });
  const fieldOf = (item: C, place: number) => (
    <Stack gap="xs">
      <CountedField
        isQuiet
        max={instrumentLimits.option}
        tooLong={tooLong}
        aria-label={t(`choices.${of}.name`, { number: place + 1 })}
        value={item.text}
        onChange={(text) => onChange((now) => now.map((one) => (one.id === item.id ? { ...one, text } : one)), "typed")}
        lang={form.draft.language}
        {...fieldAt(form, `${path}.${place}`)}
      />
      {also?.(item, place)}
    </Stack>
  );
  const remove = (place: number) => onChange((now) => now.filter(({ id: one }) => one !== items[place]?.id));
  return (
    <Stack gap="sm" role="group" aria-labelledby={id}>
      <Text fw={600} id={id}>
        {t(`choices.${of}.legend`)}
      </Text>
      {locked === null && items.length > 0 && (
        <SortableList
          isShort={!also}
          label={t(`choices.${of}.legend`)}
          items={items}
          keyOf={(item) => item.id}
          nameOf={nameOf}
          onMove={(from, to) => onChange((now) => moveItem(now, from, to))}
          onRemove={remove}
        >
          {fieldOf}
        </SortableList>
      )}
      {locked !== null &&
        items.map((item, place) => (
          <Group key={item.id} wrap="nowrap" align="start">
            <div style={{ flex: 1 }}>{fieldOf(item, place)}</div>
            {!locked.has(item.id) && (
              <IconButton label={t("choices.remove", { name: nameOf(place) })} onClick={() => remove(place)}>
                <CloseIcon aria-hidden />
              </IconButton>
            )}
          </Group>
        ))}
      <Group data-path={path}>
        {(locked === null || mayGrow) && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<PlusIcon aria-hidden />}
            disabled={items.length >= most}
            onClick={() => {
              onChange((now) => [...now, fresh()]);
              focusLater(`${path}.${items.length}`);
            }}
          >
            {t(`choices.${of}.add`)}
          </Button>
        )}
        {error && (
          <Text c="var(--st-danger-ink)" size="sm">
            {error}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
