import { useMailedCode as useCodeOf } from "@stoep/client/mailed-code";
import { useSecrets } from "./secrets.ts";

/** The parameters of a mailed link, kept until it is used. */
export const useMailedCode = (page: Parameters<typeof useCodeOf>[0]) => useCodeOf(page, useSecrets());
