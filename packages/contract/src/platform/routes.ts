import { accountsAndLog } from "./routes/accounts.ts";
import { imports } from "./routes/imports.ts";
import { networks } from "./routes/networks.ts";
import { organisations } from "./routes/organisations.ts";

export const platform = { ...networks, ...imports, ...organisations, ...accountsAndLog };

/** The parts, for those who implement them. */
export { accountsAndLog, imports, networks, organisations };
