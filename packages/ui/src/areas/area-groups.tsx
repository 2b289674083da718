import { Button, Group } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useKitFind } from "../theme/index.ts";
import { AreaChoice, type AreaRow } from "./area-choice.tsx";
import style from "./area-list.module.css";

/** Choices of areas that were saved under a name. Choosing one adds its areas, and removing it takes them away. */
export type AreaGroups = {
  label: string;
  items: readonly (AreaRow & { isChosen: boolean; isEmpty: boolean; menu: ReactNode })[];
  onToggle: (id: string) => void;
  /** Beside the label: saves the present choice, if there is one. */
  save: ReactNode;
  /** The button that shows those beyond the first ones: "Show all 12". */
  all: (count: number) => string;
};

/** So that the areas begin in view. */
const maxShown = 4;

/** The groups above the list; during a search only those whose name it finds. */
export function GroupRows({ groups, search }: { groups: AreaGroups; search: string }) {
  const { label, items, onToggle, save, all } = groups;
  const [isWhole, setWhole] = useState(false);
  const found = useKitFind()(items, ({ name }) => [name], search);
  if (search !== "" && found.length === 0) return null;
  const shown = isWhole || search !== "" ? found : found.slice(0, maxShown);
  return (
    <>
      <Group className={style.heading} gap="xs" justify="space-between">
        <span aria-hidden>{label}</span>
        {save}
      </Group>
      {shown.length > 0 && (
        <ul className={style.items} aria-label={label}>
          {shown.map(({ isChosen, isEmpty, menu, ...row }) => (
            <AreaChoice
              key={row.id}
              row={row}
              isChosen={isChosen}
              isDisabled={isEmpty}
              onChange={() => onToggle(row.id)}
            >
              {menu}
            </AreaChoice>
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <Button variant="subtle" size="compact-md" onClick={() => setWhole(true)}>
          {all(found.length)}
        </Button>
      )}
    </>
  );
}
