import type { ReadProject } from "@stoep/contract/participation";
import { type ComponentType, type CSSProperties, useMemo, useState } from "react";
import { Link } from "wouter";
import { Button } from "../../../app/index.ts";
import { MapGround, ReaderPointMap } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import { ideaHref } from "./idea-address.ts";
import style from "./ideas.module.css";

const height = 380;
const step = 20;

export interface PlacedIdea {
  id: string;
  title: string;
  longitude: number;
  latitude: number;
  /** What its pin says, and the list in words. */
  color: string;
  Icon: ComponentType<{ "aria-hidden": true; style: CSSProperties }>;
  kind: string;
}

interface Props {
  project: ReadProject;
  /** Undefined while they are loaded. */
  items: readonly PlacedIdea[] | undefined;
}

/** Ideas on the map and in a list beside it, which is all that somebody without the map needs. */
export function PlacesMap({ project, items }: Props) {
  const t = useText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const points = useMemo(() => (items ?? []).map(({ Icon: _, ...point }) => point), [items]);
  const start = project.phases.find(({ timing, map }) => timing === "active" && map)?.map ?? null;
  return (
    <>
      <MapGround address={t("ideas.title")} height={height}>
        {(ground) => (
          <ReaderPointMap
            {...ground}
            pin={start}
            zoom={start?.zoom}
            home={project.neighbourhoods.map(({ id }) => id)}
            points={points}
            openId={chosen.length === 1 ? chosen[0] : undefined}
            onChoose={setChosen}
          />
        )}
      </MapGround>
      {items && <Places items={items} chosen={chosen} onAll={() => setChosen([])} />}
    </>
  );
}

interface PlacesProps {
  items: readonly PlacedIdea[];
  /** Those that were pressed on the map. */
  chosen: readonly string[];
  onAll: () => void;
}

function Places({ items, chosen, onAll }: PlacesProps) {
  const t = useText();
  const [most, setMost] = useState(step);
  const listed = chosen.length > 0 ? items.filter(({ id }) => chosen.includes(id)) : items;
  if (items.length === 0) return <p className={style.soft}>{t("ideas.map.none")}</p>;
  return (
    <section className="card" aria-label={t("ideas.map.list")}>
      <p className={style.soft} role="status">
        {chosen.length > 0
          ? t("ideas.map.chosen", { count: listed.length })
          : t("ideas.map.all", { count: items.length })}
      </p>
      <ul className={style.places}>
        {listed.slice(0, most).map(({ id, title, kind, color, Icon }) => (
          <li key={id}>
            <Icon aria-hidden style={{ color }} />
            <Link className="alone" href={ideaHref(id)}>
              {title}
            </Link>
            <span className={style.soft}>{kind}</span>
          </li>
        ))}
      </ul>
      <div className={style.acts}>
        {listed.length > most && (
          <Button isSmall onClick={() => setMost(most + step)}>
            {t("ideas.more")}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button isSmall onClick={onAll}>
            {t("ideas.map.showAll")}
          </Button>
        )}
      </div>
    </section>
  );
}
