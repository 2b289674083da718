import { expect, test } from "vitest";
import { featuresFor, type Viewer } from "../screen.ts";
import { menus } from "./menus.ts";

test.for(Object.keys(menus) as Viewer[])("each feature with screens for %s is in one menu", async (viewer) => {
  const listed = Object.values(menus[viewer]).flat();
  expect(listed.toSorted()).toEqual((await featuresFor(viewer)).toSorted());
});
