import type { ImportFate, ImportField } from "@stoep/contract/care";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../../app/index.ts";
import type rowsEn from "../rows/text/en.json";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/imports");
/** Columns, and what is wrong in them: the words of the server's file of wrong rows, copied by `npm run generate`. */
export const useRowText = textOf<typeof rowsEn>("care/imports/rows");

export type Import = Awaited<ReturnType<typeof api.care.getPeopleImport>>;
export type Row = Awaited<ReturnType<typeof api.care.listImportRows>>["items"][number];

type Group = "who" | "where" | "about" | "help" | "sealed";
export const fieldGroups = {
  who: ["firstName", "lastName", "fullName", "companyName", "email", "phone", "languages"],
  where: ["street", "houseNumber", "postalCode", "city", "address"],
  about: [
    "keyRemark",
    "introduction",
    "tags",
    "leadSource",
    "leadExplanation",
    "referredBy",
    "memberOrganisation",
    "subscribedOn",
  ],
  help: ["kind", "categories", "skills", "transport", "radiusKm", "monthlyCap"],
  sealed: ["gender", "birthOn", "iban", "swift"],
} as const satisfies Record<Group, readonly ImportField[]>;

export const dayFields = ["subscribedOn", "birthOn"] as const;
export const dayOrders = ["day-first", "month-first"] as const;
/** In several columns the first that is filled counts. */
export const repeatedFields = ["email", "phone"] as const;

export const stateLooks = {
  mapping: "scheduled",
  checking: "progress",
  previewed: "scheduled",
  queued: "progress",
  running: "progress",
  done: "done",
  failed: "urgent",
} as const satisfies Record<Import["state"], StatusKind>;
export const fateLooks = {
  new: "new",
  added: "done",
  there: "ended",
  double: "ended",
  wrong: "urgent",
} as const satisfies Record<ImportFate, StatusKind>;

export const isUnderWay = ({ state }: Import) => ["checking", "queued", "running"].includes(state);
export const importHref = (id: string) => `/care/import/${id}`;
/** The list of the imported people. */
export const listHref = { members: "/care/members", helpers: "/care/helpers" } as const;
