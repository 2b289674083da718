import type { RoundResult } from "@stoep/contract/budgets";
import { queryOf } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import { DoneIcon, EndedIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { api, Skeleton } from "../../../app/index.ts";
import { PlacesMap } from "../../participation/index.ts";
import style from "../vote.module.css";
import { useText } from "../words.ts";

/** Readable on light and dark maps. */
const colours = { chosen: "#2f7ed8", notChosen: "#7d7d7d" };

interface Props {
  result: RoundResult;
  project: ReadProject;
}

/** The ideas that were voted on and have a place: those that were chosen, and those that were not. Nothing where none has one. */
export function ResultMap({ result, project }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(
    queryOf(api.participation.listIdeaPlaces, { params: { projectId: project.id }, query: {} }),
  );
  const places = data?.items;
  const items = useMemo(() => {
    const chosen = new Map(result.districts.flatMap(({ ideas }) => ideas.map((one) => [one.ideaId, one.isChosen])));
    return (places ?? []).flatMap(({ type: _, ...idea }) => {
      const isChosen = chosen.get(idea.id);
      if (isChosen === undefined) return [];
      const kind = isChosen ? "chosen" : "notChosen";
      return [{ ...idea, color: colours[kind], Icon: isChosen ? DoneIcon : EndedIcon, kind: t(`map.${kind}`) }];
    });
  }, [places, result, t]);
  if (items.length === 0) return null;
  return (
    <details className={style.ideas} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("map.title")}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton height={380} />}>
          <PlacesMap project={project} items={items} />
        </Suspense>
      )}
    </details>
  );
}
