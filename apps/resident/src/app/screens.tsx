/** What the features contribute to every network: screens by address, tabs and the first screen. */
import { inOrder } from "@stoep/client/menus";
import { type ComponentType, lazy } from "react";
import type { LoadScreen } from "./feature.ts";
import { features } from "./features.ts";

const screen = (load: LoadScreen): ComponentType => lazy(async () => ({ default: await load() }));

function firstFor(reader: "resident" | "visitor"): LoadScreen {
  const load = features.find(({ first }) => first?.[reader])?.first?.[reader];
  if (!load) throw new Error(`No feature provides the first screen of a ${reader}`);
  return load;
}
const loadForResident = firstFor("resident");

export const FirstForResident = screen(loadForResident);
export const FirstForVisitor = screen(firstFor("visitor"));

const loadAside = features.find(({ aside }) => aside)?.aside;
export const Aside = loadAside && screen(loadAside);

/** A resident's first screen loads while the session is being read. */
export const prepareFirstScreen = () => void loadForResident().catch(() => null);

export const routes = features.flatMap((feature) =>
  feature.routes.map(({ screen: load, ...route }) => ({ ...route, screen: screen(load) })),
);

export const redirects = features.flatMap((feature) => feature.redirects ?? []);

export const tabs = inOrder(features.flatMap((feature) => feature.tabs ?? []));
