/** One token of every kind, and every route that takes one. */
import { hourMs } from "@stoep/contract/kernel";
import { newToken } from "#kernel/tokens.ts";
import { type Person, password, type Town } from "../../../testing/town.ts";
import { putInvitations } from "../members/store/invitations.ts";
import { insertMailedLink } from "../sign-in/store/mailed-links.ts";
import { createSignInLink } from "../sign-in/store/sign-in-links.ts";
import { askToken, byLink, byPassword, byRefresh } from "./ask-token.ts";
import { byStep, givePasskey, givePhone, startSecondStep } from "./second-factors.ts";

export interface SampleToken {
  value: string;
  /** The routes where it works. */
  opens: TokenRoute[];
}
export interface SampleTokens {
  tokens: Record<string, SampleToken>;
  /** The ids of links whose address has one besides the code. */
  ids: { reset: string; email: string };
}

export async function everyToken(town: Town): Promise<SampleTokens> {
  const { db, clock } = town;
  const now = clock.now();
  const { ada, els, bram, mona, dirk } = town.people;
  const { body } = await askToken(town, byPassword(ada.email, password));
  const pending = await pendingSecondFactorSession(town, mona);
  const reset = await insertMailedLink(
    db,
    { purpose: "reset-password", accountId: els.accountId, email: null, lastsMs: hourMs },
    now,
  );
  const email = await insertMailedLink(
    db,
    { purpose: "change-email", accountId: bram.accountId, email: "bram@elders.example", lastsMs: hourMs },
    now,
  );
  const levels = { network: "viewer" as const, participation: null, care: null };
  const organisationId = town.organisations.city;
  const invitation = {
    organisationId,
    type: "user" as const,
    levels,
    language: "nl" as const,
    invitedBy: ada.accountId,
  };
  const [invited] = await putInvitations(db, ["nieuw@werk.example"], invitation, now);
  return {
    tokens: {
      access: { value: body.access_token, opens: ["bearer"] },
      refresh: { value: body.refresh_token, opens: ["refresh", "secondStep"] },
      pending: { value: pending, opens: ["refresh", "secondStep", "textCode", "passkey"] },
      signInLink: { value: await createSignInLink(db, dirk.accountId, now), opens: ["signInLink"] },
      reset: { value: reset.code, opens: ["reset"] },
      email: { value: email.code, opens: ["email"] },
      invitation: { value: invited?.token ?? "", opens: ["claimInfo", "claim"] },
      signUp: { value: await signUpToken(town), opens: ["signUp", "completeSignUp"] },
      unknown: { value: newToken(), opens: [] },
    },
    ids: { reset: reset.id, email: email.id },
  };
}

async function pendingSecondFactorSession(town: Town, person: Person): Promise<string> {
  await givePhone(town, person);
  await givePasskey(town, person);
  return startSecondStep(town, person);
}

async function signUpToken(town: Town): Promise<string> {
  const email = "nieuw@thuis.example";
  const body = {
    email,
    firstName: "Nora",
    lastName: "Nieuw",
    language: "nl" as const,
    addressId: town.noord.streets[0]?.addresses[1]?.id ?? "",
    pin: null,
    hasAcceptedTerms: true,
  };
  await town.guest.residents.signUp({ params: { networkSlug: "testdorp" }, body });
  await town.runDue();
  return /token=([\w-]+)/.exec(town.mails(email)[0]?.text ?? "")?.[1] ?? "";
}

const newPassword = "een-boot-met-zeil";
const person = {
  firstName: "Nora",
  lastName: "Nieuw",
  jobTitle: "",
  phone: "+32470123456",
  password: newPassword,
  language: "nl",
  hasAcceptedTerms: true,
};

/** How to call each, in the order in which the right tokens may be used up. */
export const tokenRoutes = {
  bearer: (town: Town, token: string) =>
    callRoute(town, "GET", "/businessprofileapi/profiledetails", undefined, { authorization: `Bearer ${token}` }),
  claimInfo: (town: Town, token: string) => callRoute(town, "GET", `/businessprofileapi/claiminfo?token=${token}`),
  signUp: (town: Town, token: string) => callRoute(town, "GET", `/networks/testdorp/residents/complete?token=${token}`),
  textCode: (town: Town, token: string) => callRoute(town, "POST", "/token/text-code", { refresh_token: token }),
  passkey: (town: Town, token: string) => callRoute(town, "POST", "/token/passkey", { refresh_token: token }),
  refresh: (town: Town, token: string) => askToken(town, byRefresh(token)),
  secondStep: (town: Town, token: string) => askToken(town, byStep(token, "000000")),
  signInLink: (town: Town, token: string) => askToken(town, byLink(token)),
  reset: (town: Town, code: string, { reset }: SampleTokens["ids"]) =>
    callRoute(town, "POST", "/businessprofileapi/resetpassword", { id: reset, code, password: newPassword }),
  resetWithOtherId: (town: Town, code: string, { email }: SampleTokens["ids"]) =>
    callRoute(town, "POST", "/businessprofileapi/resetpassword", { id: email, code, password: newPassword }),
  email: (town: Town, code: string, { email }: SampleTokens["ids"]) =>
    callRoute(town, "POST", "/businessprofileapi/confirmemail", { id: email, code }),
  emailWithOtherId: (town: Town, code: string, { reset }: SampleTokens["ids"]) =>
    callRoute(town, "POST", "/businessprofileapi/confirmemail", { id: reset, code }),
  signOn: (town: Town, token: string) =>
    callRoute(town, "POST", "/azuread", { state: token, code: token }, { cookie: `__Secure-stoep_sign_on=${token}` }),
  claim: (town: Town, token: string) =>
    callRoute(town, "POST", "/businessprofileapi/claim", { token, registration: person }),
  completeSignUp: (town: Town, token: string) =>
    callRoute(town, "POST", "/networks/testdorp/residents/complete", { token, password: newPassword }),
};
export type TokenRoute = keyof typeof tokenRoutes;

async function callRoute(
  town: Town,
  method: "GET" | "POST",
  path: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const response = await town.http.inject({ method, url: `/api${path}`, headers, payload });
  return { status: response.statusCode, body: response.json() };
}
