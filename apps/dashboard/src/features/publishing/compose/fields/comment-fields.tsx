import { Stack, Switch } from "@stoep/ui";
import { Section } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm } from "../draft.ts";

/** D §6: comments per neighbourhood, in one conversation for all, or not at all. */
export function CommentFields({ form: { draft, change } }: { form: ComposeForm }) {
  const t = useText();
  return (
    <Section title={t("compose.comments.legend")}>
      <Stack gap="sm">
        <Switch
          label={t("compose.comments.on")}
          description={t("compose.comments.onHint")}
          checked={!draft.isCommentsDisabled}
          onChange={(event) => change({ isCommentsDisabled: !event.currentTarget.checked })}
          data-path="isCommentsDisabled"
        />
        <Switch
          label={t("compose.comments.combined")}
          description={t("compose.comments.combinedHint")}
          checked={draft.hasCombinedComments}
          disabled={draft.isCommentsDisabled}
          onChange={(event) => change({ hasCombinedComments: event.currentTarget.checked })}
          data-path="hasCombinedComments"
        />
      </Stack>
    </Section>
  );
}
