import { useMailedCode as useCodeOf } from "@stoep/client/mailed-code";
import { useSecrets } from "./secrets.ts";

/** What the link of a mail carries, until it is used up. */
export const useMailedCode = (page: Parameters<typeof useCodeOf>[0]) => useCodeOf(page, useSecrets());
