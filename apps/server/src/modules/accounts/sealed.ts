/** What is sealed of people's ways to sign in. */
import { sealedInFactors } from "./second-factors/index.ts";
import { sealedInProviders } from "./sign-on/index.ts";

export const sealedColumns = [...sealedInFactors, sealedInProviders];
