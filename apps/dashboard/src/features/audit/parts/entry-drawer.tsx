import { SideDrawer, Stack, Text } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { type Entry, useActionText, useActorText, useText } from "../words.ts";
import { rowsOf } from "./changes.ts";
import style from "./entry-drawer.module.css";
import { useFieldWords, useValueWords } from "./entry-words.ts";

/** Everything that the log holds about one action. */
export function EntryDrawer({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useText();
  const words = useActionText();
  const actorText = useActorText();
  const format = useFormat();
  const facts = [
    [t("when"), format.moment(entry.at)],
    [t("who"), actorText(entry.actor)],
    [t("what"), words(entry.action)],
    [t("thing"), entry.subject.name],
    [t("address"), entry.address],
    [t("agent"), entry.agent],
    [t("request"), entry.requestId],
  ].filter(([, text]) => text !== "");
  return (
    <SideDrawer title={t("detail")} closeLabel={t("close")} onClose={onClose}>
      <Stack>
        <Changes entry={entry} />
        <dl className={style.facts}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </SideDrawer>
  );
}

function Changes({ entry }: { entry: Entry }) {
  const t = useText();
  const fieldOf = useFieldWords(entry.action);
  const textOf = useValueWords();
  const rows = rowsOf(entry.old, entry.new);
  if (rows.length === 0) return <Text c="dimmed">{t("noChange")}</Text>;
  return (
    <div className={style.scroll}>
      <table className={style.changes}>
        <thead>
          <tr>
            <th scope="col">{t("field")}</th>
            {entry.old && <th scope="col">{t("before")}</th>}
            {entry.new && <th scope="col">{t("after")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, before, after }) => (
            <tr key={path.join(".")}>
              <th scope="row">{fieldOf(path)}</th>
              {entry.old && <td>{textOf(path, before)}</td>}
              {entry.new && <td>{textOf(path, after)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
