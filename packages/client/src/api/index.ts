/**
 * The typed client of the whole API, over fetch: `api.publishing.getPost(…)`. Every request names the caller, the app and the
 * language; a 401 signs out, unless the session has reached its end.
 */
export { api, apiForAnyone, onPlaceChanged, onSessionOver, onSignInRequired, requestHeaders } from "./api.ts";
