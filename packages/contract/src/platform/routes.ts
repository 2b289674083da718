import { accountsAndLog } from "./routes/accounts.ts";
import { imports } from "./routes/imports.ts";
import { networks } from "./routes/networks.ts";
import { organisations } from "./routes/organisations.ts";
import { providers } from "./routes/providers.ts";

export const platform = { ...networks, ...imports, ...organisations, ...accountsAndLog, ...providers };

/** The parts, for those who implement them. */
export { accountsAndLog, imports, networks, organisations, providers };
