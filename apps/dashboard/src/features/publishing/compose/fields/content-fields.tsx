import { Card, Stack } from "@stoep/ui";
import { fieldsFor, LanguageField, ThemeFields } from "../../../../app/editor/index.ts";
import { useThemes } from "../../parts/use-themes.ts";
import type { ComposeForm, Draft } from "../draft.ts";
import { kinds } from "../kinds/index.ts";
import { kindParts } from "../kinds/parts.ts";
import { OwnText, OwnTitle } from "./text-fields.tsx";

const LanguageFieldPart = fieldsFor<Draft>(["language", "translations"], LanguageField);
const TitlePart = fieldsFor<Draft>(["title", "language"], OwnTitle);
const TextPart = fieldsFor<Draft>(["textHtml", "language"], OwnText);
const ThemeFieldsPart = fieldsFor<Draft>(["kind", "theme", "secondTheme"], Themes);

/** The title first, so that one can begin at once; then text, type, language, what the kind asks, and theme. */
export function ContentFields({ form }: { form: ComposeForm }) {
  const { Lead, Fields } = kindParts[form.draft.kind];
  return (
    <Stack gap="md">
      <Card>
        <Stack gap="md">
          <TitlePart form={form} />
          <TextPart form={form} />
          {Lead && <Lead form={form} />}
          <LanguageFieldPart form={form} />
        </Stack>
      </Card>
      {Fields && <Fields form={form} />}
      <Card>
        <ThemeFieldsPart form={form} />
      </Card>
    </Stack>
  );
}

/** Required where the kind says so. */
function Themes({ form }: { form: ComposeForm }) {
  return <ThemeFields form={form} themes={useThemes()} isRequired={kinds[form.draft.kind].isThemeRequired} />;
}
