import { Slug } from "@stoep/contract/kernel";
import { Button, Stack, TextField, useForm } from "@stoep/ui";
import { useFieldText } from "../../../../app/index.ts";
import { useText } from "../words.ts";
import { useStartSignOn } from "./use-start-sign-on.ts";

const asSlug = (text: string) => text.trim().toLowerCase();

/** Asks for the sign-in name of an organisation's provider. */
export function SignOnNameForm({ next }: { next: string }) {
  const t = useText();
  const fieldText = useFieldText();
  const { start, isRunning, problem } = useStartSignOn(next);
  const form = useForm({
    initialValues: { slug: "" },
    validate: {
      slug: (value) => {
        if (value.trim() === "") return fieldText("required");
        return Slug.safeParse(asSlug(value)).success ? null : t("entry.nobody");
      },
    },
  });
  return (
    <form onSubmit={form.onSubmit(({ slug }) => void start(asSlug(slug)))} noValidate>
      <Stack gap="sm">
        <TextField
          label={t("entry.name")}
          description={t("entry.nameHint")}
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.getInputProps("slug")}
          error={form.errors.slug ?? problem}
        />
        <Button type="submit" variant="default" h="auto" py="xs" loading={isRunning} fullWidth>
          {t("entry.submit")}
        </Button>
      </Stack>
    </form>
  );
}
