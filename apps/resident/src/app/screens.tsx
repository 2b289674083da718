/** What the features contribute to every network: screens by address, tabs and the first screen. */
import { inOrder } from "@stoep/client/menus";
import { prepareTexts } from "@stoep/client/texts";
import { type ComponentType, lazy } from "react";
import type { LoadScreen } from "./feature.ts";
import { features } from "./features.ts";

const screen = (load: LoadScreen): ComponentType => lazy(async () => ({ default: await load() }));

function firstFor<R extends "resident" | "visitor">(reader: R) {
  const load = features.find(({ first }) => first?.[reader])?.first?.[reader];
  if (!load) throw new Error(`No feature provides the first screen of a ${reader}`);
  return load;
}
const loadForResident = firstFor("resident");

const LazyForResident = screen(async () => (await loadForResident()).Screen);
let preparedForResident: ComponentType | null = null;

/** Once prepared, it is drawn immediately: after waiting for code or texts, React delays drawing by a third of a second. */
export function FirstForResident() {
  const Screen = preparedForResident ?? LazyForResident;
  return <Screen />;
}

export const FirstForVisitor = screen(firstFor("visitor"));

const loadAside = features.find(({ aside }) => aside)?.aside;
export const Aside = loadAside && screen(loadAside);

const loadLanguage = features.find(({ language }) => language)?.language;
export const BarLanguage = loadLanguage && screen(loadLanguage);

const firstTexts = ["menu", ...features.flatMap((feature) => feature.firstTexts ?? [])];

/**
 * Loads a resident's first screen with its texts while the session is being read; call it after texts are started. Resolves when the
 * screen can be drawn. `isShown`: the address shows this screen. Never rejects.
 */
export async function prepareFirstScreen(isShown: boolean): Promise<void> {
  const texts = prepareTexts(firstTexts);
  const first = await loadForResident().catch(() => null);
  preparedForResident = first?.Screen ?? null;
  await Promise.all([texts, isShown && first?.prepare()]);
}

export const routes = features.flatMap((feature) =>
  feature.routes.map(({ screen: load, ...route }) => ({ ...route, screen: screen(load) })),
);

export const redirects = features.flatMap((feature) => feature.redirects ?? []);

export const tabs = inOrder(features.flatMap((feature) => feature.tabs ?? []));
