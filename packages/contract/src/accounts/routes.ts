import { z } from "zod";
import { anyone, Id, Language, routes, signedIn } from "../kernel/index.ts";
import { Session, TokenAnswer, TokenRequest } from "./schemas.ts";

const Done = z.object({ done: z.literal(true) });

export const accounts = routes({
  getToken: {
    summary: "Sign in with password or one-time link, or exchange a refresh token",
    method: "POST",
    path: "/token",
    access: anyone,
    encoding: "form",
    body: TokenRequest,
    outsideTransaction: true,
    response: TokenAnswer,
    refusals: ["credentials_wrong", "token_invalid", "too_many_tries"],
  },
  endSession: {
    summary: "Sign out: ends this session and all its tokens",
    method: "POST",
    path: "/token/end",
    access: signedIn,
    response: Done,
    refusals: [],
  },
  getSession: {
    summary: "Who is signed in, as whom, and the other memberships and residences",
    method: "GET",
    path: "/businessprofileapi/profiledetails",
    access: signedIn,
    response: Session,
    refusals: [],
  },
  activateMembership: {
    summary: "Go on as a member of this organisation",
    method: "POST",
    path: "/businessprofileapi/activateMembership",
    access: signedIn,
    body: z.object({ membershipId: Id }),
    response: Session,
    refusals: ["not_found", "membership_disabled"],
  },
  activateResidence: {
    summary: "Go on as a resident of this network",
    method: "POST",
    path: "/businessprofileapi/activateResidence",
    access: signedIn,
    body: z.object({ residentId: Id }),
    response: Session,
    refusals: ["not_found"],
  },
  setLanguage: {
    summary: "The language of the interface and of mails",
    method: "POST",
    path: "/businessprofileapi/culture",
    access: signedIn,
    body: z.object({ language: Language }),
    response: Session,
    refusals: [],
  },
});
