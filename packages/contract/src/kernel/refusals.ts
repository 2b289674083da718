/** Every answer that is not a success: its status, and what is the case. Statuses stand nowhere else. */
export const refusals = {
  invalid_input: [422, "One or more fields are not accepted; `fields` names them."],
  not_found: [404, "It does not exist, or it is not yours to see."],
  sign_in_required: [401, "The caller is not signed in, or the session has ended."],
  credentials_wrong: [400, "The e-mail address or the password is incorrect."],
  token_invalid: [400, "The token was used, has expired, or was never given out."],
  code_wrong: [400, "The code is wrong."],
  too_many_tries: [429, "Too many tries; wait before the next."],
  too_many_requests: [429, "Too many requests from one place; wait before the next."],
  wrong_kind_of_session: [403, "Staff and residents each use their own application."],
  membership_pending: [403, "The membership waits for approval."],
  membership_disabled: [403, "The membership is switched off."],
  no_licence: [403, "The organisation has no licence for this module."],
  licence_expired: [403, "The licence has ended; what was made can be read for 30 days."],
  module_not_included: [403, "The licence does not cover this module."],
  licence_level_too_low: [403, "This needs a higher licence level."],
  no_module_access: [403, "The membership has no access to this module; ask an administrator of the organisation."],
  level_too_low: [403, "The membership's level in this module does not allow this."],
  owner_only: [403, "Only an owner of the organisation may do this."],
  system_only: [403, "Only the provider's own people may do this."],
  not_allowed: [403, "This cannot be done by this person."],
  cross_site: [403, "The request came from another site."],
  residence_not_proven: [403, "Voting waits until it is shown that the resident lives here."],
  already_published: [409, "The message is already live."],
  already_exists: [409, "It exists already."],
  already_closed: [409, "It was closed before."],
  not_previewed: [409, "This version was not previewed yet."],
  changed_meanwhile: [409, "Somebody else saved a newer version."],
  schedule_in_past: [422, "The moment has passed; choose one to come."],
  comments_off: [409, "Comments are switched off here."],
  voting_closed: [409, "The poll has closed."],
  no_poll: [409, "There is nothing to vote on."],
  file_too_large: [413, "The file is larger than allowed."],
  file_kind_refused: [415, "Files of this kind are not accepted, or the content is not what the name says."],
  request_too_large: [413, "The request is larger than allowed."],
  malformed_request: [400, "The request could not be read."],
  key_in_use: [409, "A request with the same idempotency key is under way."],
  key_reused: [422, "The idempotency key was used for a different request."],
  unavailable: [503, "The service is not reachable for a moment; try again."],
  unexpected: [500, "Something went wrong here; the request id finds it in the log."],
} as const satisfies Record<string, readonly [status: number, meaning: string]>;

export type RefusalCode = keyof typeof refusals;
export type Fields = Record<string, string>;

/** The one body of everything that is not a success. */
export interface RefusalBody {
  code: RefusalCode;
  fields: Fields;
  requestId: string;
}

export function statusOf(code: RefusalCode): number {
  return refusals[code][0];
}

/** Thrown by the client for every answer that is not a success. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly fields: Fields;
  readonly requestId: string;
  constructor(body: RefusalBody) {
    super(body.code);
    this.name = "Refused";
    this.code = body.code;
    this.fields = body.fields;
    this.requestId = body.requestId;
  }
}
