/**
 * What everybody may read without an account, gathered for the pages that the server draws: a network's or an organisation's public
 * page, a project with what stands around it, the news, and the addresses that search engines may know of. S1 §2
 *
 * An organisation has a public page while its licence for participation runs, and for 30 days after it. D §4
 */
export { publicPageHandlers } from "./handlers.ts";
