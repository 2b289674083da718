import { projectLimits } from "@stoep/contract/participation";
import { Card, Notice, Stack, TextLink } from "@stoep/ui";
import {
  CountedField,
  CountedLines,
  fieldAt,
  fieldsFor,
  LanguageField,
  PictureField,
  RichTextField,
  VideoField,
} from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { Draft, ProjectForm } from "../draft.ts";

const OriginPart = fieldsFor<Draft>(["shout"], Origin);
const TitlePart = fieldsFor<Draft>(["title", "language"], OwnTitle);
const IntroductionPart = fieldsFor<Draft>(["introduction", "language"], OwnIntroduction);
const TextPart = fieldsFor<Draft>(["textHtml", "language"], OwnText);
const LanguagePart = fieldsFor<Draft>(["language", "translations"], LanguageField);
const PicturePart = fieldsFor<Draft>(["image", "language"], PictureField);
const VideoPart = fieldsFor<Draft>(["videoUrl"], VideoField);

/** The title first, so that one can begin at once; then what it is about, the picture and the video. */
export function ContentFields({ form }: { form: ProjectForm }) {
  return (
    <Stack gap="md">
      <OriginPart form={form} />
      <Card>
        <Stack gap="md">
          <TitlePart form={form} />
          <IntroductionPart form={form} />
          <TextPart form={form} />
          <LanguagePart form={form} />
        </Stack>
      </Card>
      <PicturePart form={form} />
      <VideoPart form={form} />
    </Stack>
  );
}

/** The resident's message that it began with. S1 §4 */
function Origin({ form }: { form: ProjectForm }) {
  const t = useText();
  const { shout } = form.draft;
  if (shout?.title == null) return null;
  return (
    <Notice title={t("editor.origin")}>
      <TextLink href={`/shouts/${shout.id}`}>{shout.title}</TextLink>
      <div>{t("editor.originHint")}</div>
    </Notice>
  );
}

function OwnTitle({ form }: { form: ProjectForm }) {
  const t = useText();
  const fieldText = useFieldText();
  const { draft, change } = form;
  return (
    <CountedField
      required
      label={t("fields.title")}
      max={projectLimits.title}
      tooLong={fieldText("titleTooLong")}
      value={draft.title}
      onChange={(title) => change({ title }, "typed")}
      lang={draft.language}
      ref={form.titleField}
      {...fieldAt(form, "title")}
    />
  );
}

function OwnIntroduction({ form }: { form: ProjectForm }) {
  const t = useText();
  const fieldText = useFieldText();
  const { draft, change } = form;
  return (
    <CountedLines
      required
      label={t("fields.introduction")}
      description={t("content.introductionHint")}
      max={projectLimits.introduction}
      tooLong={fieldText("introductionTooLong")}
      value={draft.introduction}
      onChange={(introduction) => change({ introduction }, "typed")}
      lang={draft.language}
      {...fieldAt(form, "introduction")}
    />
  );
}

function OwnText({ form }: { form: ProjectForm }) {
  const t = useText();
  const fieldText = useFieldText();
  const { draft, change } = form;
  return (
    <RichTextField
      required
      label={t("fields.textHtml")}
      limit={{ max: projectLimits.text, tooLong: fieldText("textTooLong") }}
      value={draft.textHtml}
      onChange={(textHtml) => change({ textHtml })}
      lang={draft.language}
      {...fieldAt(form, "textHtml")}
    />
  );
}
