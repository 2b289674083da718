/** Logic for one's own account, without UI: its sessions, its emails, and a new password typed twice. */
export { readUserAgent } from "@stoep/contract/accounts";
export { useMailSwitch } from "./mail-switch.ts";
export { repeatedProblem } from "./new-password.ts";
export { sessionName, useSessionList } from "./sessions.ts";
