// @vitest-environment jsdom
import { render } from "@testing-library/react";
import { useImperativeHandle } from "react";
import type { MapRef, ViewStateChangeEvent } from "react-map-gl/maplibre";
import { beforeEach, expect, test, vi } from "vitest";
import type { Area } from "../areas/areas.ts";
import { KitProvider } from "../theme/index.ts";
import type { GroundMap } from "./ground-map.tsx";
import { type MapView, ViewMap } from "./view-map.tsx";

type GroundProps = Parameters<typeof GroundMap>[0];
const engine = { jumpTo: vi.fn(), fitBounds: vi.fn() };
let moved: GroundProps["onMoved"];

/** The map itself needs a real browser. */
vi.mock("./ground-map.tsx", () => ({
  GroundMap: ({ view, onMoved }: GroundProps) => {
    useImperativeHandle(view, () => engine as Partial<MapRef> as MapRef);
    moved = onMoved;
    return null;
  },
}));
beforeEach(() => vi.clearAllMocks());

const coordinates = [
  [
    [3.7, 51],
    [3.8, 51],
    [3.8, 51.1],
    [3.7, 51],
  ],
];
const areas = [{ id: "a", name: "Muide", geometry: { type: "Polygon", coordinates } }] as Partial<Area>[] as Area[];
const [here, there]: MapView[] = [
  { longitude: 3.72, latitude: 51.05, zoom: 15 },
  { longitude: 3.74, latitude: 51.06, zoom: 14 },
] as [MapView, MapView];

const shown = (view: MapView | null, onView = vi.fn()) => (
  <KitProvider locale="en" zone="Europe/Brussels">
    <ViewMap
      areas={areas}
      height={100}
      home={[]}
      labels={{} as GroundProps["labels"]}
      scheme="light"
      view={view}
      onView={onView}
    />
  </KitProvider>
);

test("follows a view that comes from elsewhere, and shows its home again without one", () => {
  const { rerender } = render(shown(here));
  expect(engine.jumpTo).not.toHaveBeenCalled();
  rerender(shown(there));
  expect(engine.jumpTo).toHaveBeenCalledWith({ center: [3.74, 51.06], zoom: 14 });
  rerender(shown(null));
  expect(engine.fitBounds).toHaveBeenCalledWith([3.7, 51, 3.8, 51.1], expect.anything());
});

test("stays where a person has moved it", () => {
  const onView = vi.fn();
  const { rerender } = render(shown(here, onView));
  moved?.({
    originalEvent: new MouseEvent("mouseup"),
    viewState: there,
  } as Partial<ViewStateChangeEvent> as ViewStateChangeEvent);
  expect(onView).toHaveBeenCalledWith(there);
  rerender(shown(there, onView));
  expect(engine.jumpTo).not.toHaveBeenCalled();
});
