import { useSecretSearch } from "../../../app/index.ts";

/** The parameters of a mailed link. */
export const useSecrets = () => useSecretSearch(["id", "code", "token", "autologin"]);
