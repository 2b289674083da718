import { deciding } from "./routes/deciding.ts";
import { own } from "./routes/own.ts";

export const residents = { ...own, ...deciding };
