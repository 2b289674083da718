import type { publishing } from "@stoep/contract/publishing";
import type { Handler } from "#kernel/module.ts";

export type Handlers = { [Name in keyof typeof publishing]: Handler<(typeof publishing)[Name]> };
