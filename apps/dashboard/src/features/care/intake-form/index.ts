/** What was sent with the form of the public page, shown in a ticket. S2 §3 */
export { SentFormCard } from "./parts/sent-form.tsx";
