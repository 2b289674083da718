import { Button, Group, Notice, Stack, Text } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { api, queryOf, useAccess, useCommand, useFormat } from "../../../app/index.ts";
import { type Subject, useText } from "./words.ts";

/** Content reports that wait for somebody to look; nothing when there are none. */
export function OpenReports({ subject }: { subject: Subject }) {
  const t = useText();
  const format = useFormat();
  const { write } = useAccess(subject.licence);
  const reports = useQuery({
    ...queryOf(api.conversations.listReports, { params: subject.params }),
    enabled: write === true,
  });
  const settle = useCommand(api.conversations.settleReport, {
    done: t("reports.settled"),
    refetches: subject.refetches,
  });
  const items = reports.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Notice tone="warning" title={t("reports.title", { count: items.length })}>
      <Stack gap="sm">
        {items.map((report) => (
          <Group key={report.id} justify="space-between" align="start" wrap="nowrap">
            <div>
              <Text fw={600}>
                {t(`reports.reasons.${report.reason}`)} · {report.commentId ? t("reports.onComment") : subject.about}
              </Text>
              {report.commentText && <Text size="sm">{`“${report.commentText}”`}</Text>}
              {report.remark && <Text size="sm">{report.remark}</Text>}
              <Text size="sm" c="dimmed">
                {format.ago(report.createdAt)}
              </Text>
            </div>
            <Button
              size="xs"
              variant="light"
              loading={settle.isRunning}
              onClick={() => void settle.run({ params: { reportId: report.id } })}
            >
              {t("reports.settle")}
            </Button>
          </Group>
        ))}
      </Stack>
    </Notice>
  );
}
