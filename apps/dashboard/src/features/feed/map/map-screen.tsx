import type { MapContent } from "@stoep/contract/feed";
import { mapKinds, readBox, writeBox } from "@stoep/contract/feed/values";
import { Button, EmptyState, Group, Notice, Page, Skeleton, Text } from "@stoep/ui";
import { lazyPart } from "@stoep/ui/parts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { api, FeatureGuard, MapPlaceholder, QueryContent, queryOf, useAccess } from "../../../app/index.ts";
import { useAreas, useGround, useMapLabels } from "../../neighbourhoods/index.ts";
import { useText } from "../parts/words.ts";
import { KindSwitches } from "./kind-switches.tsx";
import style from "./map.module.css";
import { MapBar } from "./map-bar.tsx";
import { MapList } from "./map-list.tsx";
import { kindColors, useView } from "./view.ts";

const PointMap = lazyPart(() => import("@stoep/ui/map").then((m) => m.PointMap));
const height = "clamp(320px, 62dvh, 720px)";

/** Everything with a place that the member may see: on the map, and in a list beside it. S1 §2 */
export function MapScreen() {
  const readsParticipation = useAccess("ideas").read === true;
  if (readsParticipation) return <NetworkMap />;
  return (
    <FeatureGuard of="inbox">
      <NetworkMap />
    </FeatureGuard>
  );
}

function NetworkMap() {
  const t = useText();
  const { without, box, search } = useView();
  // Without any there is nothing to ask for: the switches alone are needed.
  const kinds = without.length > 0 ? mapKinds.filter((kind) => !without.includes(kind)) : [];
  const query = useQuery({
    ...queryOf(api.feed.getMap, { query: { kinds, box, search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t("map.title")} lead={t("map.lead")} width="wide">
      <MapBar />
      <QueryContent query={query} waiting={<MapPlaceholder />}>
        {(content) => <Content content={content} />}
      </QueryContent>
    </Page>
  );
}

/** On a narrow screen the map is above the list. */
function Content({ content }: { content: MapContent }) {
  const { without, ids, search, setView } = useView();
  const [lit, setLit] = useState<string>();
  const [resets, setResets] = useState(0);
  const wanted = content.items.filter(({ kind }) => !without.includes(kind));
  const listed = ids ? wanted.filter(({ id }) => ids.includes(id)) : wanted;
  const reset = () => {
    setView({ box: undefined, ids: undefined, search: undefined });
    setResets(resets + 1);
  };
  return (
    <>
      <KindSwitches
        kinds={content.kinds.map(({ kind }) => kind)}
        without={without}
        onChange={(off) => setView({ without: off, ids: undefined })}
      />
      <div className={style.split}>
        <Points key={resets} items={wanted} openId={lit ?? (ids?.length === 1 ? ids[0] : undefined)} />
        <div className={style.list}>
          <Shown content={content} listed={listed} onAll={reset} />
          {listed.length > 0 && <MapList key={JSON.stringify([without, ids, search])} items={listed} onLit={setLit} />}
        </div>
      </div>
    </>
  );
}

type Items = MapContent["items"];

/** How much of it is listed, and the way back to everything. */
function Shown({ content, listed, onAll }: { content: MapContent; listed: Items; onAll: () => void }) {
  const t = useText();
  const { without, box, ids, search } = useView();
  const isCut = !ids && content.kinds.some((one) => one.isCut && !without.includes(one.kind));
  const isLimited = box !== undefined || ids !== undefined || search !== undefined;
  const all = (
    <Button variant="default" size="sm" onClick={onAll}>
      {t("map.all")}
    </Button>
  );
  if (listed.length === 0)
    return (
      <EmptyState drawing="street" title={t("map.none.title")} action={isLimited && all}>
        {t(search ? "map.none.found" : isLimited || without.length > 0 ? "map.none.here" : "map.none.text")}
      </EmptyState>
    );
  const counted = ids ? "map.atSpot" : box ? "map.inView" : "map.count";
  return (
    <>
      <Group justify="space-between" gap="sm">
        <Text role="status" fw={600}>
          {t(counted, { count: listed.length })}
        </Text>
        {isLimited && all}
      </Group>
      {isCut && <Notice>{t("map.cut")}</Notice>}
    </>
  );
}

function Points({ items, openId }: { items: Items; openId: string | undefined }) {
  const { box, setView } = useView();
  const areas = useAreas();
  const ground = useGround();
  const labels = useMapLabels();
  const points = useMemo(
    () => items.map(({ id, kind, longitude, latitude }) => ({ id, longitude, latitude, color: kindColors[kind] })),
    [items],
  );
  const waiting = <Skeleton height={height} />;
  if (!areas) return waiting;
  return (
    <div className={style.map}>
      <Suspense fallback={waiting}>
        <PointMap
          areas={areas}
          {...ground}
          height={height}
          start={box === undefined ? undefined : readBox(box)}
          points={points}
          isOnPoints
          openId={openId}
          onChoose={(ids) => setView({ ids })}
          onView={(seen) => setView({ box: writeBox(seen), ids: undefined })}
          labels={labels}
        />
      </Suspense>
    </div>
  );
}
