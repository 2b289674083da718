import { Badge, Button, Group, Text } from "@stoep/ui";
import { ArchiveIcon, EditIcon, PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SortableList } from "../../../../app/editor/index.ts";
import { api, QueryContent, queryOf, RowMenu, RowsPlaceholder, useCommand } from "../../../../app/index.ts";
import { CareMark } from "../../parts/care-mark.tsx";
import { CategoryDrawer } from "./category-drawer.tsx";
import { type Category, useText } from "./words.ts";

/** The categories of help in their order, with archived ones below. */
export function Categories() {
  const t = useText();
  const query = useQuery(queryOf(api.care.listCategories, { query: { archived: "yes" } }));
  const [open, setOpen] = useState<Category | "new" | null>(null);
  const usual = useCommand(api.care.createUsualCategories, { done: t("categories.usualAdded") });
  return (
    <QueryContent query={query} waiting={<RowsPlaceholder />}>
      {({ items }) => (
        <>
          <CategoryList categories={items.filter(({ isArchived }) => !isArchived)} onEdit={setOpen} />
          {items
            .filter(({ isArchived }) => isArchived)
            .map((category) => (
              <Row key={category.id} category={category} onEdit={() => setOpen(category)} />
            ))}
          <Group>
            <Button variant="default" leftSection={<PlusIcon aria-hidden />} onClick={() => setOpen("new")}>
              {t("categories.create")}
            </Button>
            <Button variant="subtle" loading={usual.isRunning} onClick={() => void usual.run()}>
              {t("categories.usual")}
            </Button>
          </Group>
          {open && <CategoryDrawer category={open === "new" ? null : open} onClose={() => setOpen(null)} />}
        </>
      )}
    </QueryContent>
  );
}

type OrderedProps = { categories: Category[]; onEdit: (category: Category) => void };

function CategoryList({ categories, onEdit }: OrderedProps) {
  const t = useText();
  // The new order, until the list has been fetched again.
  const [moved, setMoved] = useState<{ from: Category[]; ids: string[] } | null>(null);
  const order = useCommand(api.care.orderCategories);
  const ids = moved?.from === categories ? moved.ids : categories.map(({ id }) => id);
  const shown = ids.flatMap((id) => categories.find((one) => one.id === id) ?? []);
  const move = (from: number, to: number) => {
    const next = ids.toSpliced(from, 1).toSpliced(to, 0, ids[from] ?? "");
    setMoved({ from: categories, ids: next });
    void order.run({ body: { ids: next } });
  };
  if (categories.length === 0) return <Text c="dimmed">{t("categories.none")}</Text>;
  return (
    <SortableList
      label={t("categories.title")}
      items={shown}
      keyOf={({ id }) => id}
      nameOf={(place) => shown[place]?.name ?? ""}
      onMove={move}
      isShort
    >
      {(category) => <Row category={category} onEdit={() => onEdit(category)} />}
    </SortableList>
  );
}

function Row({ category, onEdit }: { category: Category; onEdit: () => void }) {
  const t = useText();
  const { id: categoryId, name, icon, isArchived } = category;
  const archive = useCommand(api.care.archiveCategory, {
    done: t(isArchived ? "categories.restored" : "categories.archived"),
  });
  const acts = [
    { label: t("edit"), icon: EditIcon, run: onEdit },
    {
      label: t(isArchived ? "categories.restore" : "categories.archive"),
      icon: ArchiveIcon,
      run: () => void archive.run({ params: { categoryId }, body: { isArchived: !isArchived } }),
    },
  ];
  return (
    <Group justify="space-between" wrap="nowrap">
      <Group gap={8} wrap="nowrap">
        <CareMark icon={icon} />
        <span>{name}</span>
        {isArchived && <Badge color="gray">{t("categories.isArchived")}</Badge>}
      </Group>
      <RowMenu name={name} acts={acts} />
    </Group>
  );
}
