import type { accounts } from "@stoep/contract/accounts";
import type { ResultOf } from "@stoep/contract/kernel";
import { textOf } from "../../../app/index.ts";
import type en from "./text/en.json";

export const useText = textOf<typeof en>("accounts/settings");

export type Organisation = ResultOf<typeof accounts.getOrganisation>;
export type Member = ResultOf<typeof accounts.listMembers>["items"][number];
export type Invitation = ResultOf<typeof accounts.listInvitations>["items"][number];
export type Levels = Member["levels"];
