import type { PlaceGroup } from "@stoep/contract/publishing";
import { type AreaGroups, Button, confirm } from "@stoep/ui";
import { DeleteIcon, EditIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api, queryOf, RowMenu, useAccess, useCommand, useFormat } from "../../../../../app/index.ts";
import { useText } from "../../../parts/words.ts";
import type { ChosenPlaces, PlaceForm } from "../../draft.ts";
import { coveredPlaces, hasGroup, type PlacesOf, withGroup, withoutGroup } from "./group-choice.ts";
import { PlaceGroupDialog } from "./place-group-dialog.tsx";

type Options = {
  /** The only neighbourhoods that may be chosen; undefined: all. */
  covered: readonly string[] | undefined;
  /** The neighbourhoods of a street that is chosen. */
  placesOf: PlacesOf;
  /** Whether streets are no choice: only groups without any are offered. */
  isWhole: boolean;
};

const none: PlaceGroup[] = [];

/** The groups of places that the organisation saved, and which of them the draft has. Undefined while there is nothing to show. */
export function usePlaceGroups(
  { draft, change }: Pick<PlaceForm, "draft" | "change">,
  { covered, placesOf, isWhole }: Options,
): AreaGroups | undefined {
  const t = useText();
  const noteOf = useNote();
  const mayUse = useAccess("messages").write === true;
  const all = useQuery({ ...queryOf(api.publishing.listPlaceGroups), enabled: mayUse }).data?.items ?? none;
  const saved = useMemo(() => (isWhole ? all.filter((group) => group.streets.length === 0) : all), [all, isWhole]);
  const { neighbourhoodIds, streets } = draft;
  return useMemo(() => {
    if (!mayUse || (saved.length === 0 && neighbourhoodIds.length === 0)) return undefined;
    const own = new Map(saved.flatMap((group) => group.streets.map((street) => [street.id, street.neighbourhoodIds])));
    const placed: PlacesOf = (id) => own.get(id) ?? placesOf(id);
    const groups = saved.map((group) => {
      const places = coveredPlaces(group, covered);
      return { group, places, isChosen: hasGroup({ neighbourhoodIds, streets }, places, placed) };
    });
    return {
      label: t("compose.groups.title"),
      items: groups.map(({ group, places, isChosen }) => ({
        id: group.id,
        name: group.name,
        note: noteOf(group, places.neighbourhoodIds.length, places.streets.length),
        isChosen,
        isEmpty: places.neighbourhoodIds.length === 0,
        menu: <GroupMenu group={group} />,
      })),
      onToggle: (id) => {
        const toggled = groups.find(({ group }) => group.id === id);
        if (!toggled) return;
        const { places, isChosen } = toggled;
        const others = groups.filter((one) => one !== toggled && one.isChosen).map((one) => one.places);
        change((now) => (isChosen ? withoutGroup(now, places, others, placed) : withGroup(now, places, placed)));
      },
      save: neighbourhoodIds.length > 0 && <SaveGroup places={{ neighbourhoodIds, streets }} />,
      all: (count) => t("compose.groups.all", { count }),
    };
  }, [mayUse, saved, neighbourhoodIds, streets, covered, placesOf, noteOf, change, t]);
}

/** "3 neighbourhoods · 1 street", and how many of its places are left out, and why. */
function useNote() {
  const t = useText();
  const format = useFormat();
  return useMemo(() => {
    const counted = (key: "neighbourhoods" | "streets" | "lost" | "outside", count: number) =>
      count > 0 && t(`compose.groups.${key}`, { count, number: format.number(count) });
    return (group: PlaceGroup, neighbourhoods: number, streets: number) => {
      const all = group.neighbourhoodIds.length + group.streets.length;
      return [
        counted("neighbourhoods", neighbourhoods),
        counted("streets", streets),
        counted("lost", group.lost),
        counted("outside", all - neighbourhoods - streets),
      ]
        .filter(Boolean)
        .join(" · ");
    };
  }, [t, format]);
}

type Places = Pick<ChosenPlaces, "neighbourhoodIds" | "streets">;

function SaveGroup({ places }: { places: Places }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
        {t("compose.groups.save")}
      </Button>
      {isOpen && <PlaceGroupDialog of={places} onClose={() => setOpen(false)} />}
    </>
  );
}

function GroupMenu({ group }: { group: PlaceGroup }) {
  const t = useText();
  const { id, name } = group;
  const [isRenaming, setRenaming] = useState(false);
  const remove = useCommand(api.publishing.deletePlaceGroup, { done: t("compose.groups.deleted") });
  const ask = async () => {
    const isSure = await confirm({
      title: t("compose.groups.deleteTitle", { name }),
      message: t("compose.groups.deleteText"),
      confirmLabel: t("compose.groups.delete"),
      cancelLabel: t("compose.cancel"),
      isDestructive: true,
    });
    if (isSure) await remove.run({ params: { groupId: id } });
  };
  return (
    <>
      <RowMenu
        name={name}
        acts={[
          { label: t("compose.groups.rename"), icon: EditIcon, run: () => setRenaming(true) },
          { label: t("compose.groups.delete"), icon: DeleteIcon, isDestructive: true, run: () => void ask() },
        ]}
      />
      {isRenaming && <PlaceGroupDialog of={group} onClose={() => setRenaming(false)} />}
    </>
  );
}
