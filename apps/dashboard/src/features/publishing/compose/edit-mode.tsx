import type { Language } from "@stoep/contract/kernel";
import { Stack } from "@stoep/ui";
import type { ComponentProps } from "react";
import { fieldsFor, translationAt, Writing } from "../../../app/editor/index.ts";
import { useText } from "../parts/words.ts";
import { ActionFields } from "./fields/action-fields.tsx";
import { AttachmentFields } from "./fields/attachment-fields.tsx";
import { AudienceFields } from "./fields/audience-fields.tsx";
import { CommentFields } from "./fields/comment-fields.tsx";
import { PictureFields } from "./fields/picture-fields.tsx";
import { PollFields } from "./fields/poll-fields.tsx";
import { TextFields } from "./fields/text-fields.tsx";
import { TypeField } from "./fields/type-field.tsx";
import { VideoField } from "./fields/video-field.tsx";
import { LanguageTabs } from "./language-tabs.tsx";
import { LivePreview } from "./live-preview.tsx";
import type { Draft } from "./model.ts";
import type { ComposeForm } from "./problems.ts";

const TypeFieldPart = fieldsFor<Draft>(["type"], TypeField);
const TextFieldsPart = fieldsFor<Draft>(
  ["title", "textHtml", "language", "theme", "secondTheme", "translations"],
  TextFields,
);
const PollFieldsPart = fieldsFor<Draft>(["type", "options", "pollClosesAt", "language"], PollFields);
const AudienceFieldsPart = fieldsFor<Draft>(["visibility", "neighbourhoodIds", "streets"], AudienceFields);
const PictureFieldsPart = fieldsFor<Draft>(["images", "language"], PictureFields);
const VideoFieldPart = fieldsFor<Draft>(["videoUrl"], VideoField);
const AttachmentFieldsPart = fieldsFor<Draft>(["attachments"], AttachmentFields);
const ActionFieldsPart = fieldsFor<Draft>(["ctaLink", "ctaText", "ctaDescription", "language"], ActionFields);
const CommentFieldsPart = fieldsFor<Draft>(["isCommentsDisabled", "hasCombinedComments"], CommentFields);

type Props = Pick<ComponentProps<typeof Writing>, "problems" | "onLeaveField" | "status" | "keep" | "actions"> & {
  form: ComposeForm;
  language: Language;
  onLanguage: (language: Language) => void;
};

/** Writing, with the phone beside it. */
export function EditMode({ form, language, onLanguage, ...step }: Props) {
  const t = useText();
  const { draft } = form;
  const showField = (path: string) =>
    onLanguage(draft.translations[translationAt(path) ?? -1]?.language ?? draft.language);
  return (
    <Writing
      {...step}
      name={t("compose.name")}
      beforeGo={showField}
      preview={<LivePreview draft={draft} language={language} />}
    >
      <LanguageTabs form={form} language={language} onLanguage={onLanguage}>
        <Stack gap="md">
          <TypeFieldPart form={form} />
          <TextFieldsPart form={form} />
          <PollFieldsPart form={form} />
          <AudienceFieldsPart form={form} />
          <PictureFieldsPart form={form} />
          <VideoFieldPart form={form} />
          <AttachmentFieldsPart form={form} />
          <ActionFieldsPart form={form} />
          <CommentFieldsPart form={form} />
        </Stack>
      </LanguageTabs>
    </Writing>
  );
}
