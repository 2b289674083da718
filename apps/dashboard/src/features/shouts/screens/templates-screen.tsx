import { Button, confirm, Page } from "@stoep/ui";
import { DeleteIcon, EditIcon, PlusIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, List, type RowAct, RowMenu, useAccess, useCommand, useFormat, useList } from "../../../app/index.ts";
import { usePagesBeside } from "../parts/pages.ts";
import { type Template, TemplateDrawer } from "../parts/template-drawer.tsx";
import { useText } from "../parts/words.ts";

/** Prepared replies, for everyone who answers residents. */
export function TemplatesScreen() {
  const t = useText();
  const format = useFormat();
  const { write } = useAccess("shouts");
  const list = useList({ route: api.shouts.listReplyTemplates });
  const [open, setOpen] = useState<Template | "new" | null>(null);
  const create = write === true && (
    <Button leftSection={<PlusIcon aria-hidden />} onClick={() => setOpen("new")}>
      {t("templates.create")}
    </Button>
  );
  const hasSome = (list.rows?.length ?? 0) > 0;
  return (
    <Page
      title={t("title")}
      width="wide"
      layout="list"
      tabs={usePagesBeside("templates")}
      lead={t("templates.lead")}
      action={hasSome && create}
    >
      <List
        list={{ ...list, total: undefined }}
        label={t("tabs.templates")}
        rowKey={(row: Template) => row.id}
        {...(write === true
          ? { rowAct: { run: setOpen, labelOf: ({ name }: Template) => t("templates.openNamed", { name }) } }
          : {})}
        empty={{ drawing: "letters", title: t("templates.noneTitle"), text: t("templates.noneText"), action: create }}
        columns={[
          { key: "name", title: t("templates.name"), width: 280, render: ({ name }) => name, line: ({ text }) => text },
          {
            key: "changed",
            title: t("templates.changed"),
            width: "content",
            onPhone: "line",
            render: ({ updatedAt }) => format.day(updatedAt),
          },
          {
            key: "more",
            title: "",
            width: 56,
            isWhole: true,
            onPhone: "end",
            render: (row) => write === true && <Acts template={row} onEdit={() => setOpen(row)} />,
          },
        ]}
      />
      {open && <TemplateDrawer template={open === "new" ? null : open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function Acts({ template: { id, name }, onEdit }: { template: Template; onEdit: () => void }) {
  const t = useText();
  const remove = useCommand(api.shouts.deleteReplyTemplate, { done: t("templates.deleted") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("templates.deleteTitle", { name }),
      message: t("templates.deleteText"),
      confirmLabel: t("templates.delete"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { templateId: id } });
  };
  const acts: RowAct[] = [
    { label: t("templates.edit"), icon: EditIcon, run: onEdit },
    { label: t("templates.delete"), icon: DeleteIcon, isDestructive: true, run: () => void ask() },
  ];
  return <RowMenu name={name} acts={acts} />;
}
