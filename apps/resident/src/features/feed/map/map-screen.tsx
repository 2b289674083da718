import { mapKinds, readBox, writeBox } from "@stoep/contract/feed/values";
import { PlaceIcon } from "@stoep/ui/icons";
import { useMemo, useState } from "react";
import {
  BackLink,
  Button,
  CommentsSkeleton,
  EmptyState,
  ListState,
  Notice,
  SearchField,
  Skeleton,
  useNetwork,
  useTitle,
} from "../../../app/index.ts";
import { MapGround, ReaderPointMap } from "../../publishing/index.ts";
import filters from "../parts/filters.module.css";
import { useText } from "../words.ts";
import { kindColours } from "./kinds.ts";
import style from "./map.module.css";
import { MapList } from "./map-list.tsx";
import { useMap, useMapView } from "./use-map.ts";

const height = 380;

/** Everything with a place: for residents what they may read, for everyone else what is public. The list has the same. S1 §2 */
export function MapScreen() {
  const t = useText();
  const { name } = useNetwork();
  const [view, go] = useMapView();
  const { query, items } = useMap(view);
  /** Those that were pressed on the map. */
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [resets, setResets] = useState(0);
  const title = t("map.title", { network: name });
  useTitle(title);
  const listed = chosen.length > 0 ? items?.filter(({ id }) => chosen.includes(id)) : items;
  const isLimited = chosen.length > 0 || view.box !== undefined || view.search !== "";
  const showAll = () => {
    setChosen([]);
    setResets(resets + 1);
    go({ box: undefined, search: "" });
  };
  const all = <Button onClick={showAll}>{t("map.all")}</Button>;
  const points = useMemo(
    () => (items ?? []).map(({ kind, ...point }) => ({ ...point, color: kindColours[kind] })),
    [items],
  );
  const counted = chosen.length > 0 ? "map.atSpot" : view.box ? "map.inView" : "map.count";
  return (
    <>
      <BackLink />
      <h1>{title}</h1>
      <KindChips kinds={query.data?.kinds.map(({ kind }) => kind) ?? []} onChosen={() => setChosen([])} />
      <SearchField
        id="map-search"
        label={t("map.search")}
        value={view.search}
        onValue={(search) => {
          setChosen([]);
          go({ search });
        }}
      />
      {!items && !query.isError && <Skeleton height={height} />}
      {items && (
        <MapGround address={title} height={height}>
          {(ground) => (
            <ReaderPointMap
              {...ground}
              key={resets}
              start={view.box === undefined ? undefined : readBox(view.box)}
              points={points}
              isOnPoints
              openId={chosen.length === 1 ? chosen[0] : undefined}
              onChoose={setChosen}
              onView={(seen) => {
                setChosen([]);
                go({ box: writeBox(seen) });
              }}
            />
          )}
        </MapGround>
      )}
      <ListState
        query={query}
        isEmpty={listed?.length === 0}
        hasContent={listed !== undefined}
        skeleton={<CommentsSkeleton count={4} />}
        empty={
          <EmptyState
            title={t(view.search ? "search.none" : "map.none")}
            icon={<PlaceIcon aria-hidden />}
            action={isLimited && all}
          >
            {t(view.search ? "search.noneText" : "map.noneText")}
          </EmptyState>
        }
      />
      {listed && listed.length > 0 && (
        <>
          <div className={style.shown}>
            <p role="status">{t(counted, { count: listed.length })}</p>
            {isLimited && all}
          </div>
          {chosen.length === 0 && query.data?.kinds.some(({ isCut }) => isCut) && <Notice>{t("map.cut")}</Notice>}
          <MapList key={chosen.join()} items={listed} most={view.most} onMost={(most) => go({ most })} />
        </>
      )}
    </>
  );
}

/** Which kinds the map shows; their colours are its legend. */
function KindChips({ kinds, onChosen }: { kinds: readonly string[]; onChosen: () => void }) {
  const t = useText();
  const [{ without }, go] = useMapView();
  return (
    <fieldset className={filters.chips}>
      <legend className="unseen">{t("map.show")}</legend>
      {mapKinds
        .filter((kind) => kinds.includes(kind))
        .map((kind) => {
          const isOn = !without.includes(kind);
          return (
            <button
              key={kind}
              type="button"
              aria-pressed={isOn}
              className={style.kind}
              onClick={() => {
                onChosen();
                go({ without: isOn ? [...without, kind] : without.filter((one) => one !== kind) });
              }}
            >
              <span aria-hidden style={{ background: isOn ? kindColours[kind] : "transparent" }} />
              {t(`map.kinds.${kind}`)}
            </button>
          );
        })}
    </fieldset>
  );
}
