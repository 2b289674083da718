import { z } from "zod";

export const PostState = z.enum(["concept", "scheduled", "published"]);
export type PostState = z.infer<typeof PostState>;
