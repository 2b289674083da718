import type { HelperKind, HelperStatus, PartOfWeek } from "@stoep/contract/care";
import type { StatusKind } from "@stoep/ui";
import { type api, textOf } from "../../../../app/index.ts";
import type en from "../text/en.json";

export const useText = textOf<typeof en>("care/helpers");

export type Row = Awaited<ReturnType<typeof api.care.listHelpers>>["items"][number];
export type File = Awaited<ReturnType<typeof api.care.getHelper>>;
export type Helper = File["helper"];

/** In the order of the screens. */
export const kinds = ["neighbour", "organisation", "company"] as const satisfies readonly HelperKind[];
export const statuses = ["accepted", "pending", "declined"] as const satisfies readonly HelperStatus[];

export type AvailableParts = readonly PartOfWeek[];

export const statusLooks: Record<HelperStatus, StatusKind> = { pending: "new", accepted: "done", declined: "ended" };

export const helperPath = (personId: string) => `/care/helpers/${personId}`;
