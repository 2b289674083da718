/**
 * The typed client of the whole API, over fetch: `api.publishing.getPost(…)`. Every request says who asks, in which app and
 * in which language; a 401 signs out.
 */
export { api, onSignInRequired, requestHeaders } from "./api.ts";
