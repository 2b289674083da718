import { useMailedCode as useCodeOf } from "@stoep/client/mailed-code";
import { useLinkSecrets } from "./link-secrets.ts";

/** The code of a mailed link, until it is used up. */
export const useMailedCode = (page: Parameters<typeof useCodeOf>[0]) => useCodeOf(page, useLinkSecrets());
