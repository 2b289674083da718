/** The screens that a feature lists in its `testing/screens.ts`, which the journey over all screens visits. */
import { globSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Api } from "./calls.ts";
import type { residentWithApp, signUp } from "./newcomers.ts";

/** An address, and what to do there before the screen is checked. */
export type Screen = { name: string; path: string; act?: (page: Page) => Promise<unknown> };

/**
 * `staff`: Ada, administrator of the city's organisation. `office`: one of the provider's own people. `resident`: Dirk. `guarded`: a
 * resident with a second step. `guest`: someone who is not signed in.
 */
export type Viewer = "staff" | "office" | "resident" | "guarded" | "guest";

/** What a feature may need for setting up its screens. */
interface Stage {
  /** The API as this viewer. */
  api: Api;
  password: string;
  /** Different at each size. */
  place: string;
  residentWithApp: typeof residentWithApp;
  signUp: typeof signUp;
}
export type FeatureScreens = { [V in Viewer]?: (stage: Stage) => Screen[] | Promise<Screen[]> };

/** An id that belongs to nothing. */
export const nobodysId = "0199a000-0000-7000-8000-000000000999";

const root = join(import.meta.dirname, "..");
const lists = globSync("apps/*/src/{app,features/*}/testing/screens.ts", { cwd: root }).sort();
/** `app`, or the feature's folder. */
const featureOf = (path: string) => path.split("/").at(-3) ?? "";

async function* listed(): AsyncGenerator<[feature: string, screens: FeatureScreens]> {
  for (const path of lists) {
    const { screens }: { screens: FeatureScreens } = await import(join(root, path));
    yield [featureOf(path), screens];
  }
}

/** The screens that these features list for this viewer, in both apps. */
export async function screensOf(viewer: Viewer, features: readonly string[], stage: Stage): Promise<Screen[]> {
  const all: Screen[] = [];
  for await (const [feature, screens] of listed())
    if (features.includes(feature)) all.push(...((await screens[viewer]?.(stage)) ?? []));
  return all;
}

/** The features that list screens for this viewer. */
export async function featuresFor(viewer: Viewer): Promise<string[]> {
  const all = new Set<string>();
  for await (const [feature, screens] of listed()) if (screens[viewer]) all.add(feature);
  return [...all];
}
