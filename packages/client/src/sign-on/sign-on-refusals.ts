/** Refusals of a finished sign-on for which both apps have their own texts, which say what to do next. */
export const signOnRefusals = [
  "token_invalid",
  "sign_on_refused",
  "identity_not_linked",
  "identity_in_use",
  "sign_in_required",
] as const;
