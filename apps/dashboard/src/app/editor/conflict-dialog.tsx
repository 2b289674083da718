import { Button, Dialog, Group, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { useFormat } from "../format.ts";
import { Loaded } from "../loaded.tsx";
import type { Versioned } from "./desk.ts";
import { useText } from "./words.ts";

type Props<Saved extends Versioned> = {
  desk: { putOnTop(theirs: Saved): void; takeTheirs(theirs: Saved): void; save(): Promise<unknown> };
  state: { stored: Saved | null; phase: string };
  /** "Somebody else changed this message" */
  title: string;
  /** Reads the other version anew, not from the cache. */
  theirs: { queryKey: readonly unknown[]; queryFn: (call: { signal: AbortSignal }) => Promise<Saved> };
};

/** Somebody else saved first: asks which version to go on with, so that neither is lost unnoticed. */
export function ConflictDialog<Saved extends Versioned>({ desk, state, title, theirs }: Props<Saved>) {
  const t = useText();
  const query = useQuery({
    queryKey: [...theirs.queryKey, "theirs"],
    queryFn: theirs.queryFn,
    enabled: state.phase === "conflict",
    gcTime: 0,
  });
  return (
    <Dialog
      opened={state.phase === "conflict"}
      onClose={() => {}}
      withCloseButton={false}
      title={title}
      role="alertdialog"
    >
      <Loaded query={query} waiting={<Text>{t("conflict.loading")}</Text>}>
        {(saved) => <Choice desk={desk} theirs={saved} />}
      </Loaded>
    </Dialog>
  );
}

function Choice<Saved extends Versioned>({ desk, theirs }: Pick<Props<Saved>, "desk"> & { theirs: Saved }) {
  const t = useText();
  const format = useFormat();
  const putMineOnTop = () => {
    desk.putOnTop(theirs);
    void desk.save();
  };
  return (
    <Stack>
      <Text>{t("conflict.text", { at: format.time(theirs.savedAt) })}</Text>
      <Text>{t("conflict.onTop")}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={() => desk.takeTheirs(theirs)}>
          {t("conflict.takeTheirs")}
        </Button>
        <Button data-autofocus onClick={putMineOnTop}>
          {t("conflict.putOnTop")}
        </Button>
      </Group>
    </Stack>
  );
}
