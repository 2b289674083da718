import type { MoodName } from "../colour.ts";
import { type Scene, stageOf } from "../stage.ts";
import { picture, type Svg } from "../svg.ts";
import { bikeScenes } from "./bikes.ts";
import { cityScenes } from "./city.ts";
import { feastScenes } from "./feasts.ts";
import { gatheringScenes } from "./gatherings.ts";
import { harbourScenes } from "./harbour.ts";
import { indoorScenes } from "./indoors.ts";
import { leuvenScenes } from "./leuven.ts";
import { natureScenes } from "./nature.ts";
import { parkScenes } from "./parks.ts";
import { squareScenes } from "./squares.ts";
import { streetScenes } from "./streets.ts";
import { upkeepScenes } from "./upkeep.ts";

export const scenes = {
  ...cityScenes,
  ...harbourScenes,
  ...streetScenes,
  ...bikeScenes,
  ...parkScenes,
  ...squareScenes,
  ...indoorScenes,
  ...feastScenes,
  ...gatheringScenes,
  ...natureScenes,
  ...upkeepScenes,
  ...leuvenScenes,
} satisfies Record<string, { mood: MoodName; draw: Scene }>;

export type SceneName = keyof typeof scenes;

/** The picture of a scene, 1600 by 1000. The seed decides which people are in it; the mood changes the light. */
export function drawScene(name: SceneName, seed: string, mood?: MoodName): Svg {
  const scene: { mood: MoodName; draw: Scene } = scenes[name];
  return picture(scene.draw(stageOf(mood ?? scene.mood, seed)));
}
