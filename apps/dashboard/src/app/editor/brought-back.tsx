import { Button, Group, Notice } from "@stoep/ui";
import { useFormat } from "../format.ts";
import { useText } from "./words.ts";

type Props = { desk: { discard(): void }; state: { broughtBackFrom: string | null; isDirty: boolean } };

/** What a reload or a broken line had left unsaved is there again; whoever does not want it says so. */
export function BroughtBack({ desk, state }: Props) {
  const t = useText();
  const format = useFormat();
  if (!state.broughtBackFrom || !state.isDirty) return null;
  return (
    <Notice title={t("broughtBack.title")}>
      <Group justify="space-between">
        {t("broughtBack.text", { at: format.time(state.broughtBackFrom) })}
        <Button variant="subtle" size="compact-md" onClick={desk.discard}>
          {t("broughtBack.discard")}
        </Button>
      </Group>
    </Notice>
  );
}
