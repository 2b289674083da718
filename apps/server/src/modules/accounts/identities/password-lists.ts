/** What the doctor tells of the lists by which passwords are refused. */
export { faultOfBreachedFile } from "./breached-passwords.ts";
export { countCommonPasswords } from "./common-passwords.ts";
