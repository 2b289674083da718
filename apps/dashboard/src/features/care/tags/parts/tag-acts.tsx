import { confirm } from "@stoep/ui";
import { DeleteIcon, EditIcon } from "@stoep/ui/icons";
import { api, type RowAct, RowMenu, useAccess, useCommand } from "../../../../app/index.ts";
import { type Tag, useText } from "./words.ts";

type Props = { tag: Tag; onEdit: () => void };

/** Edits or deletes a tag. Deleting removes it from everyone who has it, and is for administrators of care. */
export function TagActs({ tag: { id, name, people }, onEdit }: Props) {
  const t = useText();
  const { manage } = useAccess("tags");
  const remove = useCommand(api.care.deleteTag, { done: t("deleted") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("deleteTitle", { name }),
      message: people > 0 ? t("deleteText", { count: people }) : t("deleteUnused"),
      confirmLabel: t("delete"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { tagId: id } });
  };
  const edit: RowAct = { label: t("edit"), icon: EditIcon, run: onEdit };
  const del: RowAct = { label: t("delete"), icon: DeleteIcon, isDestructive: true, run: () => void ask() };
  return <RowMenu name={name} acts={manage === true ? [edit, del] : [edit]} />;
}
