import { Button, confirm, Group, Stack, Text } from "@stoep/ui";
import { DeleteIcon, EditIcon, PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, QueryContent, queryOf, RowMenu, RowsPlaceholder, useCommand } from "../../../../app/index.ts";
import { CareMark } from "../../parts/care-mark.tsx";
import { FunctionDrawer } from "./function-drawer.tsx";
import { type CareFunction, useText } from "./words.ts";

/** The functions that volunteers and community workers can have. */
export function Functions() {
  const t = useText();
  const query = useQuery(queryOf(api.care.listFunctions));
  const [open, setOpen] = useState<CareFunction | "new" | null>(null);
  return (
    <QueryContent query={query} waiting={<RowsPlaceholder />}>
      {({ items }) => (
        <Stack gap="xs">
          {items.length === 0 && <Text c="dimmed">{t("functions.none")}</Text>}
          {items.map((one) => (
            <Row key={one.id} of={one} onEdit={() => setOpen(one)} />
          ))}
          <div>
            <Button variant="default" leftSection={<PlusIcon aria-hidden />} onClick={() => setOpen("new")}>
              {t("functions.create")}
            </Button>
          </div>
          {open && <FunctionDrawer of={open === "new" ? null : open} onClose={() => setOpen(null)} />}
        </Stack>
      )}
    </QueryContent>
  );
}

function Row({
  of: { id: functionId, title, kind, icon, description },
  onEdit,
}: {
  of: CareFunction;
  onEdit: () => void;
}) {
  const t = useText();
  const remove = useCommand(api.care.deleteFunction, { done: t("functions.deleted") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("functions.deleteTitle", { title }),
      message: t("functions.deleteText"),
      confirmLabel: t("functions.delete"),
      cancelLabel: t("cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { functionId } });
  };
  const acts = [
    { label: t("edit"), icon: EditIcon, run: onEdit },
    { label: t("functions.delete"), icon: DeleteIcon, isDestructive: true, run: () => void ask() },
  ];
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap={8} wrap="nowrap">
        <CareMark icon={icon} />
        <div>
          <Text>{title}</Text>
          <Text size="sm" c="dimmed">
            {[t(`functions.kinds.${kind}`), description].filter(Boolean).join(" · ")}
          </Text>
        </div>
      </Group>
      <RowMenu name={title} acts={acts} />
    </Group>
  );
}
