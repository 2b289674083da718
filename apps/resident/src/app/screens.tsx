/** What the features contribute to every network: screens by address, tabs and the first screen. */
import { inOrder } from "@stoep/client/menus";
import { prepareTexts } from "@stoep/client/texts";
import { lazyPart } from "@stoep/ui/parts";
import type { ComponentType } from "react";
import type { LoadScreen } from "./feature.ts";
import { features } from "./features.ts";

const screen = (load: LoadScreen) => lazyPart(load, { place: "screen" });

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
export const Aside = loadAside && lazyPart(loadAside, { isOptional: true });

const loadLanguage = features.find(({ language }) => language)?.language;
export const BarLanguage = loadLanguage && lazyPart(loadLanguage, { isOptional: true });

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

/** Loads the code and texts of the screens, and of the parts of them, whose data is kept on this device. Never rejects. */
export async function loadKept(): Promise<void> {
  const kept = features.filter(({ keptParts, routes: own }) => keptParts || own.some(({ isKept }) => isKept));
  const screens = routes.flatMap((route) => (route.isKept ? [route.screen] : []));
  await Promise.all([
    prepareTexts([...firstTexts, ...kept.map(({ name }) => name)]),
    ...[LazyForResident, ...screens].map((part) => part.preload()),
    ...features.map(async ({ keptParts }) => {
      const parts = await keptParts?.().catch(() => null);
      await Promise.all((parts ?? []).map((part) => part.preload()));
    }),
  ]);
}

export const redirects = features.flatMap((feature) => feature.redirects ?? []);

export const tabs = inOrder(features.flatMap((feature) => feature.tabs ?? []));
