import type { Theme } from "@stoep/contract/publishing";
import { Button, Columns, Select } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { type EditorForm, fieldAt } from "../form.ts";
import { useText } from "../words.ts";

type Themed = { theme: Theme | null; secondTheme: Theme | null };
type Props = {
  form: EditorForm<Themed>;
  /** The themes with their names. */
  themes: readonly { value: Theme; label: string }[];
  isRequired: boolean;
};

/** Ensures that the themes differ, and that there is no second without a first. */
export function withTheme(draft: Themed, theme: Theme | null): Themed {
  if (theme === null) return { theme: draft.secondTheme, secondTheme: null };
  return { theme, secondTheme: draft.secondTheme === theme ? null : draft.secondTheme };
}

/** The second theme is shown only on request. */
export function ThemeFields({ form, themes, isRequired }: Props) {
  const t = useText();
  const { draft, change } = form;
  const [hasSecond, setHasSecond] = useState(false);
  const data = themes.toSorted((a, b) => a.label.localeCompare(b.label));
  const shared = {
    placeholder: t(isRequired ? "fields.chooseTheme" : "fields.noTheme"),
    clearable: true,
    searchable: true,
    clearButtonProps: { "aria-label": t("fields.clearTheme") },
  };
  const isSecondShown = hasSecond || draft.secondTheme !== null;
  return (
    <Columns cols={{ base: 1, sm: 2 }}>
      <Select
        {...shared}
        required={isRequired}
        label={t("fields.theme")}
        data={data}
        value={draft.theme}
        onChange={(theme) => change((now) => withTheme(now, theme as Theme | null))}
        {...fieldAt(form, "theme")}
      />
      {isSecondShown ? (
        <Select
          {...shared}
          label={t("fields.secondTheme")}
          data={data.filter(({ value }) => value !== draft.theme)}
          value={draft.secondTheme}
          onChange={(theme) => change({ secondTheme: theme as Theme | null })}
          disabled={draft.theme === null}
          {...fieldAt(form, "secondTheme")}
        />
      ) : (
        draft.theme !== null && (
          <div style={{ alignSelf: "end" }}>
            <Button variant="subtle" leftSection={<PlusIcon aria-hidden />} onClick={() => setHasSecond(true)}>
              {t("fields.addTheme")}
            </Button>
          </div>
        )
      )}
    </Columns>
  );
}
