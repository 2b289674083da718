/** Els, with a level in care. */
import { featureNames, features } from "@stoep/contract/features";
import { aMembership, anAccess, aSession } from "../../../app/testing/people.ts";

type Level = "viewer" | "editor" | "admin";

export function inCare(level: Level = "editor") {
  const may = {
    read: true as const,
    write: level === "viewer" ? ("level_too_low" as const) : (true as const),
    manage: level === "admin" ? (true as const) : ("level_too_low" as const),
  };
  const care = featureNames.filter((name) => features[name].module === "care");
  const access = { ...anAccess(), ...Object.fromEntries(care.map((name) => [name, may])) };
  return aSession(aMembership({ levels: { network: "editor", participation: null, care: level } }), [], access);
}
