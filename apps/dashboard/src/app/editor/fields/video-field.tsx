import { limits, youTubeId } from "@stoep/contract/publishing";
import { TextField } from "@stoep/ui";
import { DoneIcon, VideoIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { useFieldText } from "../../text.ts";
import { type EditorForm, fieldAt } from "../form.ts";
import { Section } from "../section.tsx";
import { useText } from "../words.ts";

type Props = {
  value: string;
  onChange: (link: string) => void;
  error?: string | undefined;
  "data-path": string;
};

/** A link to YouTube, checked by its form only, without a request to anyone. S1 §5 */
export function VideoLink({ value, onChange, error, ...rest }: Props) {
  const t = useText();
  const words = useFieldText();
  const [isLeft, setIsLeft] = useState(false);
  const link = value.trim();
  const isFound = youTubeId(link) !== null;
  const isWrong = isLeft && link !== "" && !isFound;
  return (
    <TextField
      type="url"
      inputMode="url"
      label={t("fields.video.link")}
      description={isFound ? t("fields.video.found") : t("fields.video.hint")}
      placeholder="https://www.youtube.com/watch?v="
      leftSection={isFound ? <DoneIcon aria-hidden /> : <VideoIcon aria-hidden />}
      value={value}
      maxLength={limits.videoUrl}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={() => setIsLeft(false)}
      onBlur={() => setIsLeft(true)}
      {...rest}
      error={error ?? (isWrong ? words("videoUrlFormat") : undefined)}
    />
  );
}

/** The video of the document. */
export function VideoField({ form }: { form: EditorForm<{ videoUrl: string }> }) {
  const t = useText();
  return (
    <Section title={t("fields.video.legend")}>
      <VideoLink
        value={form.draft.videoUrl}
        onChange={(videoUrl) => form.change({ videoUrl })}
        {...fieldAt(form, "videoUrl")}
      />
    </Section>
  );
}
