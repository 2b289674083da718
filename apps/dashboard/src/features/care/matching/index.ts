/** Finds a helper for a ticket: who is proposed and why, who was asked, and what they answered. Shown in the ticket. S2 §3, §4 */
export { FindHelper } from "./parts/find-helper.tsx";
export { HelperLineField } from "./parts/helper-line-field.tsx";
export { useOverride } from "./parts/use-override.tsx";
