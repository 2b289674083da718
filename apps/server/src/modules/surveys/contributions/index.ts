/**
 * What residents contribute to a project by a contribution form: a contribution like any other of the project, of the kind that the form
 * says, with what the form asked besides. Who wrote it is known, so it has neither right nor seal. S1 §3
 */
export { contributionHandlers } from "./handlers.ts";
export { removePrivate } from "./remove-private.ts";
