/** One's own account without looks: where it is signed in, which mails come, and a new password typed twice. */
export { useMailSwitch } from "./mail-switch.ts";
export { repeatedProblem } from "./new-password.ts";
export { sessionName, useSessionList } from "./sessions.ts";
