/** Urgent messages, sent at once by mail, on devices and by text message. D §6 */
export { alertChannels, sendAlert } from "./send.ts";
