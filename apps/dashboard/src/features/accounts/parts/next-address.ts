import { z } from "zod";

/** Where somebody wanted to go before they were led elsewhere: inside the application only. */
export const NextAddress = z.string().regex(/^\/(?!\/)/);
