import { Button, confirm, Group, Notice, Stack } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useCommand, useFormat } from "../../../../app/index.ts";
import { useText } from "./words.ts";

type Merge = Awaited<ReturnType<typeof api.care.listMerges>>["items"][number];

/** The recent merges of a person, each with a button to undo it. */
export function Merges({ personId }: { personId: string }) {
  const items = useQuery(queryOf(api.care.listMerges, { params: { personId } })).data?.items ?? [];
  return items.map((one) => <OneMerge key={one.id} one={one} />);
}

function OneMerge({ one: { id, name, mergedAt, mergedBy, until } }: { one: Merge }) {
  const t = useText();
  const format = useFormat();
  const undo = useCommand(api.care.undoMerge, { done: t("parted") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("part.title", { name }),
      message: t("part.text"),
      confirmLabel: t("part.act"),
      cancelLabel: t("cancel"),
    });
    if (isSure) await undo.run({ params: { mergeId: id } });
  };
  return (
    <Notice title={t("part.with", { name, day: format.day(mergedAt) })}>
      <Stack gap="xs">
        {t("part.until", { by: mergedBy, day: format.day(until) })}
        <Group>
          <Button size="compact-sm" variant="default" loading={undo.isRunning} onClick={() => void ask()}>
            {t("part.act")}
          </Button>
        </Group>
      </Stack>
    </Notice>
  );
}
