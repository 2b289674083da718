import type { HelperKind, HelperStatus, Management, PartOfWeek, Transport } from "@stoep/contract/care";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/helpers");

export type Row = Awaited<ReturnType<typeof api.care.listHelpers>>["items"][number];
export type File = Awaited<ReturnType<typeof api.care.getHelper>>;
export type Helper = File["helper"];

/** The contract's lists, repeated here so that no schema is loaded for them. */
export const kinds = ["neighbour", "organisation", "company"] as const satisfies readonly HelperKind[];
export const statuses = ["accepted", "pending", "declined"] as const satisfies readonly HelperStatus[];
export const managements = ["none", "self-managed", "stoep-managed"] as const satisfies readonly Management[];
export const transports = ["unknown", "none", "bike", "car"] as const satisfies readonly Transport[];
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export const partsOfDay = ["morning", "afternoon", "evening"] as const;
export type AvailableParts = readonly PartOfWeek[];

export const statusLooks: Record<HelperStatus, StatusKind> = { pending: "new", accepted: "done", declined: "ended" };

export const helperPath = (personId: string) => `/care/helpers/${personId}`;
