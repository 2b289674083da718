import { z } from "zod";

/** There is nothing more to tell. */
export const Done = z.object({ done: z.literal(true) });
