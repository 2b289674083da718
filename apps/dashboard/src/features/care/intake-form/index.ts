/** What came by the form of the public page, within a ticket. S2 §3 */
export { SentFormCard } from "./parts/sent-form.tsx";
