import type { Column } from "@stoep/ui";
import { useFormat } from "../../../app/index.ts";
import { type Entry, useActionText, useActorText, useText } from "../words.ts";

/** What was done to what, by whom, and when. `others` come before the time. */
export function useLogColumns<Row extends Entry>(others: Column<Row>[] = []): Column<Row>[] {
  const t = useText();
  const words = useActionText();
  const actorText = useActorText();
  const format = useFormat();
  return [
    { key: "what", title: t("what"), render: ({ action }) => words(action) },
    { key: "thing", title: t("thing"), width: 208, onPhone: "line", render: ({ subject }) => subject.name },
    { key: "who", title: t("who"), width: 150, render: ({ actor }) => actorText(actor) },
    ...others,
    {
      key: "when",
      title: t("when"),
      width: "content",
      onPhone: "line",
      render: ({ at }) => <time dateTime={at}>{format.moment(at)}</time>,
    },
  ];
}
