/** What all capabilities provide for one another, for code that runs without a server. */
import { gatherProvided } from "../app.ts";

export const allProvided = gatherProvided();
