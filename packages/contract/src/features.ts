/** THE table of licence features: the module each belongs to, and the licence level it needs. Nothing else decides that. D §4 */
import type { Level, Licence, Module } from "./kernel/index.ts";
import { staff } from "./kernel/index.ts";

interface Row {
  module: Module;
  licence: Licence;
  /** A level in this module is enough too; there the member sees only content of that module. */
  alsoIn?: Module;
}

export const features = {
  messages: { module: "network", licence: "essential" },
  alerts: { module: "network", licence: "essential" },
  activities: { module: "network", licence: "essential" },
  vacancies: { module: "network", licence: "essential" },
  polls: { module: "network", licence: "essential" },
  inbox: { module: "network", licence: "essential" },
  shouts: { module: "network", licence: "essential" },
  notifications: { module: "network", licence: "essential", alsoIn: "care" },
  basicStatistics: { module: "network", licence: "essential" },
  reportExport: { module: "network", licence: "premium" },
  themeScores: { module: "network", licence: "premium" },
  comparison: { module: "network", licence: "premium" },
  inspiration: { module: "network", licence: "premium" },
  communities: { module: "network", licence: "premium" },
  textImprovement: { module: "network", licence: "premium" },
  surveys: { module: "participation", licence: "essential" },
  calls: { module: "participation", licence: "essential" },
  ideas: { module: "participation", licence: "essential" },
  publicPage: { module: "participation", licence: "essential" },
  projects: { module: "participation", licence: "premium" },
  citizenBudgets: { module: "participation", licence: "premium" },
  contributionForms: { module: "participation", licence: "premium" },
  surveyConclusions: { module: "participation", licence: "premium" },
  mapQuestions: { module: "participation", licence: "premium" },
  tickets: { module: "care", licence: "essential" },
  careMembers: { module: "care", licence: "essential" },
  helpers: { module: "care", licence: "essential" },
  tags: { module: "care", licence: "essential" },
  careStatistics: { module: "care", licence: "premium" },
  careMap: { module: "care", licence: "premium" },
  matchSuggestions: { module: "care", licence: "premium" },
  careExports: { module: "care", licence: "premium" },
} as const satisfies Record<string, Row>;

export type Feature = keyof typeof features;
export const featureNames = Object.keys(features) as [Feature, ...Feature[]];

/** The level that each kind of use needs; a route of the feature needs one of these three. D §3 */
export const uses = { read: "viewer", write: "editor", manage: "admin" } as const satisfies Record<string, Level>;
export type Use = keyof typeof uses;
type ModuleOf<F extends Feature> = (typeof features)[F]["module"];

/** The access of a route that is part of a feature: its module and licence come from the table. */
export function staffFor<F extends Feature, L extends Level>(feature: F, level: L) {
  const { module, licence } = features[feature];
  return { ...staff(module as ModuleOf<F>, level, licence), ...alsoOf(feature) };
}

const alsoOf = (feature: Feature): { alsoIn?: Module } => {
  const { alsoIn }: Row = features[feature];
  return alsoIn === undefined ? {} : { alsoIn };
};

/** For routes that residents may call as well. */
export const residentOrStaffFor = <F extends Feature, L extends Level>(feature: F, level: L) =>
  ({ ...staffFor(feature, level), to: "resident-or-staff" }) as const;
