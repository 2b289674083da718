import { Page } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import {
  api,
  FileMenu,
  List,
  QueryContent,
  queryOf,
  RowsPlaceholder,
  useFormat,
  useList,
  useRouteParam,
} from "../../../../app/index.ts";
import { type Person, personHref, type RecordReading, useText } from "../parts/words.ts";

/** Who opened a person's record, to read and to print for that person. S2 §3 */
export function ReadingLogScreen() {
  const personId = useRouteParam("personId");
  const query = useQuery(queryOf(api.care.getPerson, { params: { personId } }));
  return (
    <QueryContent isScreen query={query} waiting={<RowsPlaceholder />}>
      {(person) => <ReadingLog person={person} />}
    </QueryContent>
  );
}

function ReadingLog({ person: { id, name } }: { person: Person }) {
  const t = useText();
  const format = useFormat();
  const params = { personId: id };
  const list = useList({ route: api.care.listReadings, params });
  const title = t("readings.title", { name });
  const file = { ending: "pdf", label: t("readings.print"), load: () => api.care.printReadings({ params }) };
  return (
    <Page
      title={title}
      lead={t("readings.lead")}
      layout="list"
      back={{ label: name, href: personHref(id) }}
      menu={<FileMenu files={[file]} name={title} />}
    >
      <List
        list={list}
        label={title}
        rowKey={(row: RecordReading) => row.id}
        empty={{ drawing: "letters", title: t("readings.none"), text: t("readings.noneText") }}
        columns={[
          { key: "reader", title: t("readings.reader"), render: ({ reader }) => reader },
          {
            key: "what",
            title: t("readings.what"),
            width: 340,
            onPhone: "line",
            render: ({ what }) => t(`readings.kinds.${what}`),
          },
          { key: "at", title: t("readings.at"), width: 200, onPhone: "end", render: ({ at }) => format.moment(at) },
        ]}
      />
    </Page>
  );
}
