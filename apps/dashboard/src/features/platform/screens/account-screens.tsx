import { Badge, Group, Page } from "@stoep/ui";
import { z } from "zod";
import { api, List, useFormat, useList } from "../../../app/index.ts";
import { useText } from "../words.ts";

const only = ["system", "disabled"] as const;
const Filters = z.object({ search: z.string().max(120).optional(), only: z.enum(only).optional() });

/** Finds accounts by email address or name. */
export function AccountsScreen() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.platform.listAccounts, filters: Filters });
  return (
    <Page title={t("accounts.title")} lead={t("accounts.lead")} width="wide" layout="list">
      <List
        list={list}
        label={t("accounts.title")}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/platform/accounts/${id}`}
        filters={[
          { search: "search", label: t("accounts.search") },
          {
            choice: "only",
            label: t("accounts.only"),
            placeholder: t("accounts.everybody"),
            options: only.map((value) => ({ value, label: t(`accounts.onlyWho.${value}`) })),
          },
        ]}
        columns={[
          { key: "email", title: t("accounts.email"), render: ({ email }) => email },
          { key: "name", title: t("accounts.name"), width: 200, onPhone: "line", render: ({ name }) => name },
          {
            key: "memberships",
            title: t("accounts.memberships"),
            align: "end",
            width: "content",
            render: ({ memberships }) => format.number(memberships),
          },
          {
            key: "since",
            title: t("accounts.since"),
            width: "content",
            render: ({ createdAt }) => format.day(createdAt),
          },
          {
            key: "state",
            title: t("accounts.state"),
            isWhole: true,
            onPhone: "end",
            width: 180,
            render: ({ isSystem, disabledAt }) => (
              <Group gap={6}>
                {isSystem && <Badge variant="light">{t("accounts.system")}</Badge>}
                {disabledAt && <Badge color="gray">{t("accounts.disabled")}</Badge>}
              </Group>
            ),
          },
        ]}
        empty={{ drawing: "search", title: t("accounts.none"), text: t("accounts.noneText") }}
        file={api.platform.exportAccounts}
      />
    </Page>
  );
}
