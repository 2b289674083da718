import { limits, youTubeId } from "@stoep/contract/publishing";
import { TextField } from "@stoep/ui";
import { DoneIcon, VideoIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { fieldAt, Section } from "../../../../app/editor/index.ts";
import { useFieldText } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm } from "../draft.ts";

/** A link to YouTube, checked by its form only, without a request to anyone. S1 §5 */
export function VideoField({ form }: { form: ComposeForm }) {
  const t = useText();
  const words = useFieldText();
  const [isLeft, setIsLeft] = useState(false);
  const link = form.draft.videoUrl.trim();
  const isFound = youTubeId(link) !== null;
  const at = fieldAt(form, "videoUrl");
  const isWrong = isLeft && link !== "" && !isFound;
  return (
    <Section title={t("compose.video.legend")}>
      <TextField
        type="url"
        inputMode="url"
        label={t("compose.video.link")}
        description={isFound ? t("compose.video.found") : t("compose.video.hint")}
        placeholder="https://www.youtube.com/watch?v="
        leftSection={isFound ? <DoneIcon aria-hidden /> : <VideoIcon aria-hidden />}
        value={form.draft.videoUrl}
        maxLength={limits.videoUrl}
        onChange={(event) => form.change({ videoUrl: event.currentTarget.value })}
        onFocus={() => setIsLeft(false)}
        onBlur={() => setIsLeft(true)}
        data-path={at["data-path"]}
        error={at.error ?? (isWrong ? words("videoUrlFormat") : undefined)}
      />
    </Section>
  );
}
