import { ReadingKind } from "@stoep/contract/audit";
import { readingKinds } from "@stoep/contract/audit/values";
import { Page } from "@stoep/ui";
import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
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
import { useAuditText, useListWords } from "../../../audit/index.ts";
import { type Person, personHref, type RecordReading, useText } from "../parts/words.ts";

const Filters = z.object({ what: ReadingKind.optional() });

/** Who opened a person's record, and the lists and files that had them, to read and to print for that person. S2 §3 */
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
  const audit = useAuditText();
  const listOf = useListWords();
  const list = useList({ route: api.care.listReadings, params, filters: Filters });
  const kindOf = (what: RecordReading["what"]) => t(`readings.kinds.${what}`);
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
        filters={[
          {
            choice: "what",
            label: t("readings.what"),
            placeholder: audit("readings.anything"),
            options: readingKinds.map((value) => ({ value, label: kindOf(value) })),
          },
        ]}
        nothingFound={{ title: t("readings.nothing"), text: t("readings.nothingText") }}
        empty={{ drawing: "letters", title: t("readings.none"), text: t("readings.noneText") }}
        columns={[
          { key: "reader", title: t("readings.reader"), render: ({ reader }) => reader },
          {
            key: "what",
            title: t("readings.what"),
            width: 340,
            onPhone: "line",
            render: ({ what }) => kindOf(what),
            line: listOf,
          },
          {
            key: "people",
            title: t("readings.people"),
            width: 140,
            render: ({ people }) => audit("readings.people", { count: people }),
          },
          {
            key: "at",
            title: t("readings.at"),
            width: "content",
            onPhone: "end",
            render: ({ at }) => format.moment(at),
          },
        ]}
      />
    </Page>
  );
}
