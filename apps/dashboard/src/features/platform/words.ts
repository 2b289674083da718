import type { ResultOf } from "@stoep/contract/kernel";
import type { platform } from "@stoep/contract/platform";
import { textOf } from "../../app/index.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("platform");
export type T = ReturnType<typeof useText>;

export type Network = ResultOf<typeof platform.getNetwork>;
export type Import = ResultOf<typeof platform.getImport>;
export type OrganisationRow = ResultOf<typeof platform.listOrganisations>["items"][number];
export type Organisation = ResultOf<typeof platform.getOrganisation>;
export type SharedProvider = ResultOf<typeof platform.listSharedProviders>["items"][number];
export type AccountRow = ResultOf<typeof platform.listAccounts>["items"][number];
export type Account = ResultOf<typeof platform.getAccount>;
