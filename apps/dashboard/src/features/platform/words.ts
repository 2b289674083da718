import type { AnswerOf } from "@stoep/contract/kernel";
import type { platform } from "@stoep/contract/platform";
import { textOf } from "../../app/index.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("platform");
export type T = ReturnType<typeof useText>;

export type Network = AnswerOf<typeof platform.getNetwork>;
export type Import = AnswerOf<typeof platform.getImport>;
export type OrganisationRow = AnswerOf<typeof platform.listOrganisations>["items"][number];
export type Organisation = AnswerOf<typeof platform.getOrganisation>;
export type AccountRow = AnswerOf<typeof platform.listAccounts>["items"][number];
export type Account = AnswerOf<typeof platform.getAccount>;

export const kinds = ["city", "company", "association"] as const;
