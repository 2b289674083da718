import { Dialog, Stack, Text } from "@stoep/ui";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../app/index.ts";
import { type Entry, useActionText, useText } from "../words.ts";
import { rowsOf } from "./changes.ts";
import style from "./entry-dialog.module.css";

/** All that was written down of one deed. */
export function EntryDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const t = useText();
  const words = useActionText();
  const format = useFormat();
  const facts = [
    [t("when"), format.moment(entry.at)],
    [t("who"), entry.actor.name || t("system")],
    [t("what"), words(entry.action)],
    [t("thing"), entry.subject.name],
    [t("address"), entry.address],
    [t("agent"), entry.agent],
    [t("request"), entry.requestId],
  ].filter(([, text]) => text !== "");
  return (
    <Dialog opened onClose={onClose} size="lg" title={t("detail")} closeButtonProps={{ "aria-label": t("close") }}>
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
    </Dialog>
  );
}

function Changes({ entry }: { entry: Entry }) {
  const t = useText();
  const wordOf = useFieldWord();
  const textOf = useValueText();
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
              <th scope="row">{path.map(wordOf).join(", ")}</th>
              {entry.old && <td>{textOf(before)}</td>}
              {entry.new && <td>{textOf(after)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Known fields have words; others keep the name they have in the log. */
function useFieldWord(): (name: string) => string {
  const { t, i18n } = useTranslation("audit");
  return (name) => (i18n.exists(`fields.${name}`, { ns: "audit" }) ? t(`fields.${name}`) : name);
}

function useValueText(): (value: unknown) => string {
  const t = useText();
  const format = useFormat();
  return (value) => {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
    if (text === "") return t("empty");
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? format.moment(text) : text;
  };
}
