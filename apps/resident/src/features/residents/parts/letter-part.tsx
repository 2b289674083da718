import type { MyResidence } from "@stoep/contract/residents";
import { api, Button, TextField, useCommand, useForm, useFormat } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** The code of a letter proves that someone lives here. D §5 */
export function LetterPart({ letter }: Pick<MyResidence, "letter">) {
  const t = useText();
  const format = useFormat();
  const form = useForm({ code: "" });
  const enter = useCommand(api.residents.enterLetterCode, { form, done: t("household.entered") });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void enter.run({ body: form.values });
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: "grid", gap: "16px" }}>
      {letter && <p>{t("household.letterSent", { day: format.day(letter.validUntil) })}</p>}
      <TextField
        {...form.field("code")}
        label={t("household.code")}
        hint={t("household.codeHint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <Button type="submit" look="main" isBusy={enter.isRunning}>
          {t("household.enter")}
        </Button>
      </div>
    </form>
  );
}
