import type { SpreadsheetFormat } from "@stoep/contract/files";
import { type Column, Heading, Stack } from "@stoep/ui";
import { z } from "zod";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { useText } from "../parts/words.ts";
import type { ActivityDate } from "./use-dates.ts";

const Filters = z.object({ state: z.enum(["coming", "waiting"]).optional(), search: z.string().optional() });
type Row = Awaited<ReturnType<typeof api.publishing.listComing>>["items"][number];
type ListQuery = { query: { state?: "coming" | "waiting" | undefined; search?: string | undefined } };

/** The routes for one date, in the form that lists expect. */
function routesOf(dateId: string) {
  const params = { dateId };
  const list = (input: ListQuery & { query: { cursor?: string } }) => api.publishing.listComing({ params, ...input });
  return {
    list: Object.assign(list, { capability: "publishing", routeName: `listComing ${dateId}`, isQuery: true as const }),
    file: (input: ListQuery & { query: { format: SpreadsheetFormat } }) =>
      api.publishing.exportComing({ params, ...input }),
  };
}

/** Who is coming to a date or on its waiting list, in the order in which they signed up. */
export function AttendeeList({ date }: { date: ActivityDate }) {
  const t = useText();
  const format = useFormat();
  const routes = routesOf(date.id);
  const list = useList({ route: routes.list, filters: Filters });
  const when = format.moment(date.startsAt);
  const columns: Column<Row>[] = [
    { key: "name", title: t("coming.name"), render: ({ name }) => name },
    {
      key: "people",
      title: t("coming.people"),
      align: "end",
      width: "content",
      onPhone: "line",
      render: ({ people }) => format.number(people),
      phoneText: ({ people }) => t("coming.party", { count: people }),
    },
    {
      key: "since",
      title: t("coming.since"),
      width: "content",
      onPhone: "line",
      render: ({ saidAt }) => format.moment(saidAt),
    },
  ];
  return (
    <Stack gap="sm">
      <Heading order={2} size="h4">
        {t("coming.who", { when })}
      </Heading>
      <List
        list={list}
        label={t("coming.who", { when })}
        rowKey={({ id }) => id}
        columns={columns}
        filters={[
          { search: "search", label: t("coming.search") },
          {
            choice: "state",
            label: t("coming.list"),
            placeholder: t("coming.lists.coming"),
            options: [{ value: "waiting", label: t("coming.lists.waiting") }],
          },
        ]}
        file={routes.file}
        nothingFound={{ title: t("coming.nothingFound"), text: "" }}
        empty={{ drawing: "bench", title: t("coming.noneTitle"), text: t("coming.noneText") }}
      />
    </Stack>
  );
}
