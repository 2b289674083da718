import { Button, MultiSelect, useForm } from "@stoep/ui";
import { TagIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, FormDialog, queryOf, useCommand, usePicking } from "../../../../app/index.ts";
import { useText } from "./words.ts";

interface Row {
  id: string;
  name: string;
}

/** Selects several members or helpers, and adds or removes tags. */
export function useTagPeople(rows: readonly Row[] | undefined) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { ids, pick, pickingFor } = usePicking(rows, ({ name }) => name);
  const picking = pickingFor(
    <Button size="sm" variant="default" leftSection={<TagIcon aria-hidden />} onClick={() => setOpen(true)}>
      {t("tagging.act")}
    </Button>,
  );
  const dialog = isOpen && <TagDialog personIds={ids} onClose={() => setOpen(false)} onDone={() => pick([])} />;
  return { picking, dialog };
}

type Props = { personIds: string[]; onClose: () => void; onDone: () => void };

function TagDialog({ personIds, onClose, onDone }: Props) {
  const t = useText();
  const tags = useQuery(queryOf(api.care.listTags)).data?.items ?? [];
  const data = tags.map(({ id, name }) => ({ value: id, label: name }));
  const form = useForm({ initialValues: { add: [] as string[], remove: [] as string[] } });
  const save = useCommand(api.care.tagPeople, {
    form,
    done: t("tagging.done"),
    whenDone: () => {
      onDone();
      onClose();
    },
  });
  const { add, remove } = form.values;
  return (
    <FormDialog
      title={t("tagging.title", { count: personIds.length })}
      cancel={t("cancel")}
      act={{ label: t("save"), isRunning: save.isRunning, isDisabled: add.length + remove.length === 0 }}
      onSubmit={form.onSubmit((body) => void save.run({ body: { personIds, ...body } }))}
      onClose={onClose}
    >
      <MultiSelect
        label={t("tagging.add")}
        data={data.filter(({ value }) => !remove.includes(value))}
        searchable
        maxValues={20}
        {...form.getInputProps("add")}
      />
      <MultiSelect
        label={t("tagging.remove")}
        data={data.filter(({ value }) => !add.includes(value))}
        searchable
        maxValues={20}
        {...form.getInputProps("remove")}
      />
    </FormDialog>
  );
}
