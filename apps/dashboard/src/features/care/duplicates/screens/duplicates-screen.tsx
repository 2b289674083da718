import { Page } from "@stoep/ui";
import { api, List, useFormat, useList } from "../../../../app/index.ts";
import { compareHref, type Duplicate, useText } from "../parts/words.ts";

/** Pairs of records that may be of the same person. */
export function DuplicatesScreen() {
  const t = useText();
  const format = useFormat();
  const list = useList({ route: api.care.listDoubles });
  const total = list.page ? { count: list.page.total, isMore: false } : undefined;
  return (
    <Page
      title={t("title")}
      lead={t("lead")}
      width="wide"
      layout="list"
      back={{ label: t("members"), href: "/care/members" }}
    >
      <List
        list={{ ...list, total }}
        label={t("title")}
        rowKey={({ id }: Duplicate) => id}
        rowHref={({ one, other }) => compareHref(one.id, other.id)}
        empty={{ drawing: "letters", title: t("none"), text: t("noneText") }}
        columns={[
          {
            key: "one",
            title: t("one"),
            render: ({ one, other }) => t("pair", { one: one.name, other: other.name }),
            line: ({ one, other }) => [one.detail, other.detail].filter(Boolean).join(" · "),
          },
          {
            key: "because",
            title: t("because"),
            width: 380,
            onPhone: "line",
            render: ({ because }) => because.map((reason) => t(`reasons.${reason}`)).join(" · "),
          },
          {
            key: "at",
            title: t("found"),
            width: "content",
            onPhone: "end",
            render: ({ foundAt }) => format.day(foundAt),
          },
        ]}
      />
    </Page>
  );
}
