import { Button, Page } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, List, useAccess, useFormat, useList } from "../../../../app/index.ts";
import { TagMark } from "../../parts/tag-mark.tsx";
import { TagActs } from "../parts/tag-acts.tsx";
import { TagDrawer } from "../parts/tag-drawer.tsx";
import { type Tag, useText } from "../parts/words.ts";

/** The organisation's tags, each with its number of people. S2 §2 */
export function TagsScreen() {
  const t = useText();
  const format = useFormat();
  const { write } = useAccess("tags");
  const list = useList({ route: api.care.listTags });
  const [open, setOpen] = useState<Tag | "new" | null>(null);
  const create = write === true && (
    <Button leftSection={<PlusIcon aria-hidden />} onClick={() => setOpen("new")}>
      {t("create")}
    </Button>
  );
  const hasSome = (list.rows?.length ?? 0) > 0;
  return (
    <Page title={t("title")} width="wide" layout="list" lead={t("why")} action={hasSome && create}>
      <List
        list={list}
        label={t("title")}
        rowKey={(row: Tag) => row.id}
        rowAct={write === true ? { run: setOpen, labelOf: ({ name }: Tag) => t("editNamed", { name }) } : undefined}
        empty={{ drawing: "letters", title: t("noneTitle"), text: t("noneText"), action: create }}
        columns={[
          {
            key: "name",
            title: t("name"),
            width: 320,
            render: (tag) => <TagMark {...tag} />,
            line: ({ description }) => description,
          },
          {
            key: "people",
            title: t("people"),
            width: "content",
            align: "end",
            onPhone: "line",
            phoneText: ({ people }) => t("onPeople", { count: people }),
            render: ({ people }) => format.number(people),
          },
          {
            key: "more",
            title: "",
            width: 56,
            isWhole: true,
            onPhone: "end",
            render: (tag) => write === true && <TagActs tag={tag} onEdit={() => setOpen(tag)} />,
          },
        ]}
      />
      {open && <TagDrawer tag={open === "new" ? null : open} onClose={() => setOpen(null)} />}
    </Page>
  );
}
