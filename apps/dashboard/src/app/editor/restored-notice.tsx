import { Button, Group, Notice } from "@stoep/ui";
import { useFormat } from "../format.ts";
import { useText } from "./words.ts";

type Props = { desk: { discard(): void }; state: { restoredFrom: string | null; isDirty: boolean } };

/** Says that unsaved changes were restored after a reload or a failed connection, and offers to discard them. */
export function RestoredNotice({ desk, state }: Props) {
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
