import type { MergeField } from "@stoep/contract/care";
import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/duplicates");

export type Duplicate = Awaited<ReturnType<typeof api.care.listDoubles>>["items"][number];
export type DuplicatePair = Awaited<ReturnType<typeof api.care.compareDoubles>>;
export type Side = DuplicatePair["one"];

/** The contract's list in the order of the screen, repeated here so that no schema is loaded for it. */
export const mergeFields = [
  "name",
  "email",
  "phone",
  "address",
  "keyRemark",
  "introduction",
  "lead",
  "referredBy",
  "memberOrganisation",
  "subscribedOn",
  "picture",
  "help",
  "private",
] as const satisfies readonly MergeField[];

export const compareHref = (personId: string, otherId: string) => `/care/doubles/${personId}/${otherId}`;
