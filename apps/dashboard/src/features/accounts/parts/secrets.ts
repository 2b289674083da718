import { useSecretSearch } from "../../../app/index.ts";

/** What a mailed link carries. */
export const useSecrets = () => useSecretSearch(["id", "code", "token", "autologin"]);
