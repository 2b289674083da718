import { saveFile } from "@stoep/client/files";
import {
  Button,
  Card,
  confirm,
  Group,
  Heading,
  Notice,
  ProgressRow,
  Stack,
  StatusBadge,
  type StatusKind,
  Text,
} from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { useMutation } from "@tanstack/react-query";
import { api, useCommand, useFormat, useNotifyFailure } from "../../../app/index.ts";
import { type Import, type Network, useText } from "../words.ts";
import { PreviewMap } from "./preview-map.tsx";
import { RejectedRows } from "./rejected-rows.tsx";

const looks = {
  checking: "progress",
  previewed: "scheduled",
  queued: "new",
  running: "progress",
  done: "done",
  failed: "urgent",
} as const satisfies Record<Import["state"], StatusKind>;

type Props = { item: Import; tiles: Network["tiles"] };

/** The outcome of an import, or its preview. */
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
        ) : item.state === "running" || item.state === "checking" ? (
          <ImportProgress item={item} />
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

/** How much of the file has been read, as a bar and for screen readers. */
function ImportProgress({ item: { fileName, figures, bytes, state } }: { item: Import }) {
  const t = useText();
  const format = useFormat();
  const percent = bytes.total > 0 ? Math.min(100, Math.floor((100 * bytes.read) / bytes.total)) : 0;
  const words = t("imports.progress", { percent, rows: format.number(figures.read) });
  return (
    <ProgressRow
      label={t(state === "checking" ? "imports.checkingOf" : "imports.progressOf", { name: fileName })}
      percent={percent}
      words={words}
      shown={percent < 100 ? words : t(state === "checking" ? "imports.almostChecked" : "imports.almostDone")}
    />
  );
}

/** What would change, with areas on the map, and a button to load it. */
function Preview({ item, tiles }: Props) {
  const t = useText();
  const format = useFormat();
  const words = loadWords[item.kind];
  const load = useCommand(api.platform.confirmImport, {
    done: t(words.done),
  });
  const { added, changed } = item.figures;
  const ask = async () => {
    const isSure = await confirm({
      title: t(words.title, { name: item.fileName }),
      message: t(words.text, { added: format.number(added), changed: format.number(changed) }),
      confirmLabel: t(words.button),
      cancelLabel: t("cancel"),
    });
    if (isSure) await load.run({ params: { importId: item.id } });
  };
  return (
    <Stack>
      {item.kind === "neighbourhoods" && <PreviewMap importId={item.id} tiles={tiles} />}
      <Group>
        <Button onClick={ask} loading={load.isRunning} disabled={added + changed === 0}>
          {t(words.button)}
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

const loadWords = {
  neighbourhoods: {
    button: "imports.confirm",
    title: "imports.confirmTitle",
    text: "imports.confirmText",
    done: "imports.loaded",
  },
  addresses: {
    button: "imports.confirmAddresses",
    title: "imports.confirmAddressesTitle",
    text: "imports.confirmAddressesText",
    done: "imports.addressesQueued",
  },
} as const satisfies Record<Import["kind"], object>;

function DownloadRejected({ item }: { item: Import }) {
  const t = useText();
  const tell = useNotifyFailure();
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
