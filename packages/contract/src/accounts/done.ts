import { z } from "zod";

/** For responses without content. */
export const Done = z.object({ done: z.literal(true) });
