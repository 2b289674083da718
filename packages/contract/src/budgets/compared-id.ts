import { Id } from "../kernel/index.ts";

/** Compared as the database writes them. */
export const ComparedId = Id.overwrite((id) => id.toLowerCase());
