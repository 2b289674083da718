import { Button, Group, Stack, Text } from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { api, useDownload, useFormat } from "../../../../app/index.ts";
import { type CodeBatch, useCodesText } from "./words.ts";

const endings = { letters: "pdf", file: "csv" } as const;

/** A button for each file; without files, the reason why there are none. */
export function BatchFiles({ batch, place }: { batch: CodeBatch; place: string | null }) {
  const t = useCodesText();
  const format = useFormat();
  const download = useDownload();
  const { id: batchId, issue, parts, filesUntil, isOwn } = batch;
  const nameOf = (part: number) =>
    [t(`batches.names.${issue}`), place, parts > 1 && format.number(part)].filter(Boolean).join(" ");
  if (!filesUntil) {
    return (
      <Text size="sm" c="dimmed">
        {t("batches.gone")}
      </Text>
    );
  }
  if (!isOwn) {
    return (
      <Text size="sm" c="dimmed">
        {t("batches.notOwn")}
      </Text>
    );
  }
  return (
    <Stack gap={4} py={4}>
      <Group gap="xs">
        {Array.from({ length: parts }, (_, at) => at + 1).map((part) => {
          const name = nameOf(part);
          return (
            <Button
              key={part}
              size="xs"
              variant="default"
              leftSection={<DownloadIcon aria-hidden />}
              loading={download.isPending && download.variables.name === name}
              aria-label={t("batches.downloadNamed", { name })}
              onClick={() =>
                download.mutate({
                  name,
                  ending: endings[issue],
                  load: () => api.budgets.readCodeFile({ params: { batchId, part } }),
                })
              }
            >
              {parts === 1 ? t("batches.download") : t("batches.downloadPart", { part: format.number(part) })}
            </Button>
          );
        })}
      </Group>
      <Text size="sm" c="dimmed">
        {t("batches.until", { moment: format.moment(filesUntil) })}
      </Text>
    </Stack>
  );
}
