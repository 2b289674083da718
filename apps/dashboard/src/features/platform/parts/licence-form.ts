import type { Module } from "@stoep/contract/kernel";
import type { LicenceLevel } from "@stoep/contract/licences";
import type { useForm } from "@stoep/ui";
import type { Organisation } from "../words.ts";
import { endOf, startOf } from "./days.ts";

/** What is filled in. */
export interface LicenceForm {
  module: Module;
  level: LicenceLevel;
  from: string | null;
  until: string | null;
  neighbourhoodIds: string[];
  /** What a one-off licence names. */
  kind: string;
  thing: { id: string; name: string } | null;
}

/** Converts the chosen days to times: from the start of the first to the end of the last. */
export function licenceOf({ module, level, from, until, neighbourhoodIds, kind, thing }: LicenceForm, zone: string) {
  const paid =
    module === "network"
      ? { kind: "neighbourhoods" as const, neighbourhoodIds }
      : thing && { kind: "thing" as const, thing: { kind, id: thing.id } };
  const scope = level === "oneoff" ? paid : null;
  return { module, level, from: startOf(from, zone) ?? new Date().toISOString(), until: endOf(until, zone), scope };
}

export const nothingYet = { neighbourhoodIds: [], kind: "", thing: null };

export type ScopeProps = { form: ReturnType<typeof useForm<LicenceForm>>; organisation: Organisation };
