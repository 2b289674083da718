import { sumOf } from "@stoep/contract/kernel";
import { applicationStates } from "@stoep/contract/vacancies/values";
import { askToLeave, Notice, TextLink } from "@stoep/ui";
import { z } from "zod";
import { api, List, useFilters, useFormat, useList } from "../../../app/index.ts";
import { ApplicationDrawer } from "./application-drawer.tsx";
import { StateBadge } from "./state-badge.tsx";
import { useStatePicking } from "./use-state-picking.tsx";
import { type Row, useText } from "./words.ts";

const Filters = z.object({ state: z.enum(applicationStates).optional(), search: z.string().max(100).optional() });
const View = z.object({ application: z.uuid().optional() });

type Props = { post: { id: string; title: string; vacancy: { subscriptionUrl: string } | null } };

/** The applications, filtered by state and name. They open at the side, and the state of several can be set at once. */
export function ApplicationsTab({ post }: Props) {
  const t = useText();
  const link = post.vacancy?.subscriptionUrl;
  return (
    <>
      {link && (
        <Notice title={t("elsewhere.title")}>
          {t("elsewhere.text")}{" "}
          <TextLink href={link} target="_blank" rel="noopener noreferrer">
            {link}
          </TextLink>
        </Notice>
      )}
      <Applications postId={post.id} title={post.title} />
    </>
  );
}

function Applications({ postId, title }: { postId: string; title: string }) {
  const t = useText();
  const format = useFormat();
  const [{ application }, setView] = useFilters(View);
  const list = useList({ route: api.vacancies.listApplications, params: { postId }, filters: Filters });
  const fileName = `${t("title")} ${title}`;
  const picking = useStatePicking(postId, list.rows, fileName);
  const close = async () => {
    if (await askToLeave()) setView({ application: undefined });
  };
  const { page } = list;
  const total = page && sumOf(applicationStates, (state) => page.counts[state]);
  return (
    <>
      <List
        list={{ ...list, total: undefined }}
        label={t("title")}
        rowKey={(row: Row) => row.id}
        rowAct={{ run: (row) => setView({ application: row.id }), labelOf: ({ name }) => t("openNamed", { name }) }}
        counts={page && page.found !== null && total !== undefined ? { total, found: page.found } : undefined}
        picking={picking.picking}
        filters={[
          { search: "search", label: t("search") },
          {
            choice: "state",
            label: t("state"),
            placeholder: t("allStates"),
            options: applicationStates.map((value) => ({
              value,
              label: page
                ? t("stateCount", { state: t(`states.${value}`), count: page.counts[value] })
                : t(`states.${value}`),
            })),
          },
        ]}
        empty={{ drawing: "letters", title: t("noneTitle"), text: t("noneText") }}
        nothingFound={{ title: t("nothingFound"), text: t("nothingFoundText") }}
        file={api.vacancies.exportApplications}
        fileName={fileName}
        rememberAs="applications"
        columns={[
          {
            key: "name",
            title: t("name"),
            render: (row) => row.name,
            line: ({ hasNote }) => hasNote && t("hasNote"),
          },
          {
            key: "state",
            title: t("state"),
            width: 150,
            isWhole: true,
            onPhone: "end",
            render: ({ state }) => <StateBadge state={state} />,
          },
          {
            key: "since",
            title: t("since"),
            width: "content",
            onPhone: "line",
            render: ({ createdAt }) => (
              <time dateTime={createdAt} title={format.moment(createdAt)}>
                {format.day(createdAt)}
              </time>
            ),
          },
          {
            key: "changed",
            title: t("changed"),
            width: "content",
            isOptional: true,
            isHiddenAtFirst: true,
            render: ({ createdAt, updatedAt }) => (createdAt === updatedAt ? "–" : format.day(updatedAt)),
          },
        ]}
      />
      {picking.dialog}
      {application && (
        <ApplicationDrawer key={application} postId={postId} applicationId={application} onClose={() => void close()} />
      )}
    </>
  );
}
