import {
  Button,
  Card,
  confirm,
  Group,
  Heading,
  Notice,
  Progress,
  Stack,
  StatusBadge,
  type StatusKind,
  Text,
} from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { useMutation } from "@tanstack/react-query";
import { api, saveFile, useCommand, useFormat, useTellFailure } from "../../../app/index.ts";
import { type Import, type Network, useText } from "../words.ts";
import { PreviewMap } from "./preview-map.tsx";
import { RejectedRows } from "./rejected-rows.tsx";

const looks = {
  previewed: "scheduled",
  queued: "new",
  running: "progress",
  done: "done",
  failed: "urgent",
} as const satisfies Record<Import["state"], StatusKind>;

type Props = { item: Import; tiles: Network["tiles"] };

/** What became of a file, or what would become of it. */
export function ImportReport({ item, tiles }: Props) {
  const t = useText();
  const format = useFormat();
  const { figures } = item;
  const words = (["read", "added", "changed", "unchanged", "rejected"] as const).map((key) =>
    t(`imports.figures.${key}`, { count: figures[key], number: format.number(figures[key]) }),
  );
  return (
    <Card>
      <Stack>
        <Group justify="space-between">
          <Heading order={3}>{item.fileName}</Heading>
          <StatusBadge kind={looks[item.state]}>{t(`imports.states.${item.state}`)}</StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {t(`imports.kinds.${item.kind}`)} · {format.moment(item.createdAt)} · {item.startedBy}
        </Text>
        {item.failure ? (
          <Notice tone="danger" title={t(`imports.failures.${item.failure.reason}`)}>
            {item.failure.detail}
          </Notice>
        ) : item.state === "running" ? (
          <HowFar item={item} />
        ) : (
          item.state !== "queued" && <Text>{words.join(" · ")}</Text>
        )}
        {item.state === "previewed" && <Preview item={item} tiles={tiles} />}
        {item.rejections.length > 0 && <RejectedRows item={item} />}
        {figures.rejected > 0 && <DownloadRejected item={item} />}
      </Stack>
    </Card>
  );
}

/** How much of the file was read, for eyes and for ears. */
function HowFar({ item: { fileName, figures, bytes } }: { item: Import }) {
  const t = useText();
  const format = useFormat();
  const percent = bytes.total > 0 ? Math.min(100, Math.floor((100 * bytes.read) / bytes.total)) : 0;
  const words = t("imports.progress", { percent, rows: format.number(figures.read) });
  return (
    <Stack gap={6}>
      <Progress.Root size="lg">
        <Progress.Section
          value={percent}
          withAria={false}
          role="progressbar"
          aria-label={t("imports.progressOf", { name: fileName })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={words}
        />
      </Progress.Root>
      <Text size="sm">{percent === 100 ? t("imports.almostDone") : words}</Text>
    </Stack>
  );
}

/** The areas on the map, and the question whether to load them. */
function Preview({ item, tiles }: Props) {
  const t = useText();
  const format = useFormat();
  const load = useCommand(api.platform.confirmImport, { done: t("imports.loaded"), refresh: ["neighbourhoods"] });
  const { added, changed } = item.figures;
  const ask = async () => {
    const isSure = await confirm({
      title: t("imports.confirmTitle", { name: item.fileName }),
      message: t("imports.confirmText", { added, changed }),
      confirmLabel: t("imports.confirm"),
      cancelLabel: t("cancel"),
    });
    if (isSure) await load.run({ params: { importId: item.id } });
  };
  return (
    <Stack>
      <PreviewMap importId={item.id} tiles={tiles} />
      <Group>
        <Button onClick={ask} loading={load.isRunning} disabled={added + changed === 0}>
          {t("imports.confirm")}
        </Button>
        <Text size="sm" c="dimmed">
          {added + changed === 0
            ? t("imports.nothingNew")
            : item.expiresAt && t("imports.until", { time: format.time(item.expiresAt) })}
        </Text>
      </Group>
    </Stack>
  );
}

function DownloadRejected({ item }: { item: Import }) {
  const t = useText();
  const tell = useTellFailure();
  const download = useMutation({
    mutationFn: () => api.platform.readRejections({ params: { importId: item.id } }),
    onSuccess: (content) => saveFile(content, `${item.fileName}-rejected.csv`),
    onError: tell,
  });
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<DownloadIcon aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t("imports.downloadRejected")}
      </Button>
    </Group>
  );
}
