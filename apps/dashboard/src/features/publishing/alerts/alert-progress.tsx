import { sumOf } from "@stoep/contract/kernel";
import { Card, Heading, Stack, Text } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { type Statistics, useText } from "../parts/words.ts";
import style from "./alert-progress.module.css";

const channels = ["mails", "pushes", "texts"] as const;
const columns = ["accepted", "waiting", "failed", "uncertain"] as const;
type Progress = NonNullable<Statistics["mails"]>;

/** The progress and outcome of sending an alert, per channel. Refreshes automatically while anything is waiting. */
export function AlertProgress({ statistics }: { statistics: Statistics }) {
  const t = useText();
  const rows = channels.flatMap((channel) => {
    const progress = statistics[channel];
    return progress ? [{ channel, progress }] : [];
  });
  if (rows.length === 0) return null;
  const isUnderWay = rows.some(({ progress }) => isWaiting(progress));
  return (
    <Card>
      <Stack gap="sm">
        <Heading order={2} size="h3">
          {t("message.sending.title")}
        </Heading>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
        <section className={style.wide} aria-label={t("message.sending.title")} tabIndex={0}>
          <table className={style.table}>
            <thead>
              <tr>
                <th scope="col">{t("message.sending.channel")}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`message.sending.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ channel, progress }) => (
                <Row key={channel} channel={channel} progress={progress} />
              ))}
            </tbody>
          </table>
        </section>
        {rows.some(({ progress }) => progress.total !== null) && (
          <div role="status">
            <Text size="sm" c="dimmed">
              {t(isUnderWay ? "message.sending.underWay" : "message.sending.done")}
            </Text>
          </div>
        )}
        <Notes rows={rows.map(({ progress }) => progress)} />
      </Stack>
    </Card>
  );
}

export const isWaiting = (progress: Progress | null): boolean => (progress?.waiting ?? 0) > 0;

function Row({ channel, progress }: { channel: (typeof channels)[number]; progress: Progress }) {
  const t = useText();
  const format = useFormat();
  return (
    <tr>
      <th scope="row">{t(`message.sending.${channel}`)}</th>
      {progress.total === null ? (
        <td colSpan={columns.length}>{t("message.sending.few")}</td>
      ) : (
        columns.map((column) => <td key={column}>{format.number(progress[column] ?? 0)}</td>)
      )}
    </tr>
  );
}

/** Explains the two rarer outcomes, if there are any. */
function Notes({ rows }: { rows: Progress[] }) {
  const t = useText();
  const format = useFormat();
  const sum = (key: "uncertain" | "repeated") => sumOf(rows, (row) => row[key] ?? 0);
  const [uncertain, repeated] = [sum("uncertain"), sum("repeated")];
  return (
    <>
      {uncertain > 0 && <Text size="sm">{t("message.sending.uncertainNote")}</Text>}
      {repeated > 0 && (
        <Text size="sm">{t("message.sending.repeated", { count: repeated, number: format.number(repeated) })}</Text>
      )}
    </>
  );
}
