import { closing } from "./routes/closing.ts";
import { members } from "./routes/members.ts";
import { organisation } from "./routes/organisation.ts";
import { ownProfile, ownSecurity } from "./routes/own-account.ts";
import { signOn } from "./routes/sign-on.ts";
import { signingIn } from "./routes/signing-in.ts";

export const accounts = {
  ...signingIn,
  ...ownProfile,
  ...ownSecurity,
  ...members,
  ...organisation,
  ...signOn,
  ...closing,
};

/** The parts, for those who implement them. */
export { closing, members, organisation, ownProfile, ownSecurity, signingIn, signOn };
