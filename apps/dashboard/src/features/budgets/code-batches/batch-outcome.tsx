import { Box, Button, Group, ProgressRow, Stack, Text } from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import type { ReactNode } from "react";
import { useDownload, useFormat } from "../../../app/index.ts";
import { type MadeBatch, useBatchText } from "./words.ts";

export type BatchFile = {
  /** As the downloaded file is called; of several, with their numbers. */
  name: string;
  ending: "pdf" | "csv";
  load: (part: number) => Promise<Blob>;
};

type Props = {
  batch: MadeBatch;
  file: BatchFile;
  /** What stands there while nothing is made of it yet. */
  waiting?: ReactNode;
};

/** How far codes are, their files, or why there are none. */
export function BatchOutcome({ batch, file, waiting = null }: Props) {
  const t = useBatchText();
  switch (batch.state) {
    case "queued":
    case "running":
      return <Progress batch={batch} />;
    case "done":
      return <Files batch={batch} file={file} />;
    case "failed":
      return <Text size="sm">{t("batches.failed")}</Text>;
    default:
      return waiting;
  }
}

function Progress({ batch: { codes, written } }: Pick<Props, "batch">) {
  const t = useBatchText();
  const format = useFormat();
  const percent = codes > 0 ? Math.min(100, Math.floor((100 * written) / codes)) : 0;
  const words = t("batches.written", { done: format.number(written), all: format.number(codes) });
  return (
    <Box py={4}>
      <ProgressRow label={t("batches.progress")} percent={percent} words={words} />
    </Box>
  );
}

/** A button for each file; without files, the reason why there are none. */
function Files({ batch: { parts, filesUntil, isOwn }, file }: Props) {
  const t = useBatchText();
  const format = useFormat();
  const download = useDownload();
  if (!filesUntil || !isOwn) {
    return (
      <Text size="sm" c="dimmed">
        {t(filesUntil ? "batches.notOwn" : "batches.gone")}
      </Text>
    );
  }
  const nameOf = (part: number) => (parts > 1 ? `${file.name} ${format.number(part)}` : file.name);
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
              onClick={() => download.mutate({ name, ending: file.ending, load: () => file.load(part) })}
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
