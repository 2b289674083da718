import { Skeleton, Text } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { type ReactNode, Suspense, useState } from "react";
import { useFormat } from "../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../neighbourhoods/index.ts";
import { useThemes } from "../../publishing/index.ts";
import { type Shout, useText } from "../parts/words.ts";
import style from "./record.module.css";

const PointMap = lazyPart(() => import("@stoep/ui/map").then((m) => m.PointMap));
const mapHeight = 280;

/** Who handles the message, what it is about, who is interested, and its approximate place. */
export function Facts({ shout }: { shout: Shout }) {
  const t = useText();
  const format = useFormat();
  const theme = useThemes().find(({ value }) => value === shout.theme)?.label;
  const facts: [string, ReactNode][] = [
    [t("facts.assignee"), shout.assignee?.name ?? t("filters.nobody")],
    ...(theme ? [[t("facts.theme"), theme] as [string, ReactNode]] : []),
    [t("facts.followers"), format.number(shout.followers)],
    [t("facts.reactions"), format.number(shout.reactions)],
  ];
  return (
    <>
      <dl className={style.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {shout.place && <OnMap id={shout.id} place={shout.place} />}
    </>
  );
}

/** The map is loaded only when it is opened. */
function OnMap({ id, place }: { id: string; place: NonNullable<Shout["place"]> }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={style.map} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("facts.map")}</summary>
      {isOpen && <RoughMap id={id} place={place} />}
    </details>
  );
}

function RoughMap({ id, place }: { id: string; place: NonNullable<Shout["place"]> }) {
  const t = useText();
  const areas = useAreas();
  const ground = useGround();
  const labels = useMapLabels();
  const waiting = <Skeleton height={mapHeight} />;
  if (!areas) return waiting;
  const { longitude, latitude } = place;
  return (
    <Suspense fallback={waiting}>
      <PointMap
        areas={areas}
        {...ground}
        height={mapHeight}
        pin={{ longitude, latitude }}
        points={[{ id, longitude, latitude, color: "#b4472f" }]}
        openId={id}
        onChoose={() => undefined}
        labels={labels}
      />
      <Text size="sm" c="dimmed">
        {t("facts.rough")}
      </Text>
    </Suspense>
  );
}
