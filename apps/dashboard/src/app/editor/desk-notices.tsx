import { useWrittenElsewhere } from "@stoep/client/tabs";
import { Button, Group, Notice } from "@stoep/ui";
import { useFormat } from "../format.ts";
import { useText } from "./words.ts";

type Props = RestoredProps & { state: { stored: { id: string } | null } };

/** What a writer must know of a draft before going on: that it was restored, or that another tab of theirs has it open too. */
export function DeskNotices({ desk, state }: Props) {
  const t = useText();
  const isElsewhere = useWrittenElsewhere(state.stored && `draft.${state.stored.id}`);
  return (
    <>
      {isElsewhere && (
        <div role="status">
          <Notice tone="warning" title={t("otherTab.title")}>
            {t("otherTab.text")}
          </Notice>
        </div>
      )}
      <RestoredNotice desk={desk} state={state} />
    </>
  );
}

type RestoredProps = { desk: { discard(): void }; state: { restoredFrom: string | null; isDirty: boolean } };

/** Says that unsaved changes were restored after a reload or a failed connection, and offers to discard them. */
function RestoredNotice({ desk, state }: RestoredProps) {
  const t = useText();
  const format = useFormat();
  if (!state.restoredFrom || !state.isDirty) return null;
  return (
    <Notice title={t("restored.title")}>
      <Group justify="space-between">
        {t("restored.text", { at: format.timeOrMoment(state.restoredFrom) })}
        <Button variant="subtle" size="compact-md" onClick={desk.discard}>
          {t("restored.discard")}
        </Button>
      </Group>
    </Notice>
  );
}
