import { saveFile } from "@stoep/client/files";
import type { LetterBatch } from "@stoep/contract/residents";
import { Button, Group, StatusBadge, type StatusKind, Text } from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { useMutation } from "@tanstack/react-query";
import { api, List, useFormat, useList, useNotifyFailure } from "../../../app/index.ts";
import { useText } from "./words.ts";

const looks = {
  queued: "new",
  running: "progress",
  done: "done",
  failed: "urgent",
} as const satisfies Record<LetterBatch["state"], StatusKind>;

/** Letters that were created, with their files for the person who created them. */
export function LettersList() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.residents.listLetters });
  return (
    <List
      // The title counts the people who are waiting, not these letters.
      list={{ ...list, total: undefined }}
      label={t("letters.made")}
      rowKey={(row) => row.id}
      empty={{ drawing: "street", title: t("letters.noneTitle"), text: t("letters.noneText") }}
      columns={[
        {
          key: "place",
          title: t("letters.place"),
          render: ({ street, neighbourhood }) => street ?? neighbourhood,
          line: ({ street, neighbourhood }) => street && neighbourhood,
        },
        {
          key: "households",
          title: t("letters.households"),
          onPhone: "line",
          width: 140,
          phoneText: ({ households, isReprint }) =>
            [
              t("letters.forHouseholds", { count: households ?? 9, number: format.people(households) }),
              ...(isReprint ? [t("letters.isReprint")] : []),
            ].join(" · "),
          render: ({ households, isReprint }) => (
            <>
              {format.people(households)}
              {isReprint && (
                <Text size="sm" c="dimmed">
                  {t("letters.isReprint")}
                </Text>
              )}
            </>
          ),
        },
        {
          key: "by",
          title: t("decided.by"),
          onPhone: "line",
          width: 170,
          phoneText: ({ by, createdAt }) => `${by}, ${format.day(createdAt)}`,
          render: ({ by, createdAt }) => (
            <>
              {by}
              <Text size="sm" c="dimmed">
                {format.day(createdAt)}
              </Text>
            </>
          ),
        },
        {
          key: "state",
          title: t("letters.state"),
          onPhone: "line",
          width: 140,
          render: ({ state }) => <StatusBadge kind={looks[state]}>{t(`letters.states.${state}`)}</StatusBadge>,
        },
        {
          key: "files",
          title: t("letters.files"),
          align: "end",
          isWhole: true,
          onPhone: "end",
          width: 240,
          render: (row) => <Files batch={row} />,
        },
      ]}
    />
  );
}

/** A button for each file; without files, the reason why there are none. */
function Files({ batch }: { batch: LetterBatch }) {
  const t = useText();
  const format = useFormat();
  const tell = useNotifyFailure();
  const { id, parts, state, street, neighbourhood, downloadableUntil } = batch;
  const place = street ?? neighbourhood;
  const nameOf = (part: number) => t("letters.file", { place, part });
  const download = useMutation({
    mutationFn: (part: number) => api.residents.readLetters({ params: { batchId: id, part } }),
    onSuccess: (content, part) => saveFile(content, `${nameOf(part)}.pdf`),
    onError: tell,
  });
  if (state === "failed") return <Text size="sm">{t("letters.failed")}</Text>;
  if (state !== "done") return null;
  if (!downloadableUntil)
    return (
      <Text size="sm" c="dimmed">
        {t("letters.gone")}
      </Text>
    );
  return (
    <div>
      <Group gap="xs" justify="end">
        {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
          <Button
            key={part}
            size="xs"
            variant="default"
            leftSection={<DownloadIcon aria-hidden />}
            loading={download.isPending && download.variables === part}
            aria-label={t("letters.downloadNamed", { name: nameOf(part) })}
            onClick={() => download.mutate(part)}
          >
            {parts === 1 ? t("letters.download") : t("letters.downloadPart", { part })}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {t("letters.until", { moment: format.moment(downloadableUntil) })}
      </Text>
    </div>
  );
}
