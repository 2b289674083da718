import { expect, test } from "vitest";
import { type Feature, features, residentOrStaffFor, staffFor } from "./features.ts";

const named = (module: string, licence: string): Feature[] =>
  Object.entries(features)
    .filter(([, row]) => row.module === module && row.licence === licence)
    .map(([name]) => name as Feature);

test("the table matches the domain decisions for each module and level", () => {
  expect({
    network: [named("network", "essential").length, named("network", "premium")],
    participation: [named("participation", "essential"), named("participation", "premium").length],
    care: [named("care", "essential"), named("care", "premium")],
  }).toEqual({
    network: [9, ["reportExport", "themeScores", "comparison", "inspiration", "communities", "textImprovement"]],
    participation: [["surveys", "calls", "ideas", "publicPage"], 5],
    care: [
      ["tickets", "careMembers", "helpers", "tags"],
      ["careStatistics", "careMap", "matchSuggestions", "careExports"],
    ],
  });
});

test("a route of a feature needs the feature's module and licence, whatever the level", () => {
  expect(staffFor("reportExport", "viewer")).toEqual({
    to: "staff",
    module: "network",
    level: "viewer",
    licence: "premium",
  });
  expect(residentOrStaffFor("messages", "editor")).toEqual({
    to: "resident-or-staff",
    module: "network",
    level: "editor",
    licence: "essential",
  });
});
