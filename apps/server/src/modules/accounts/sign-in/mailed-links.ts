/**
 * Links by mail. A request only records what was asked for; a job finds out whether there is such a person and what they get, so
 * that unknown addresses take exactly as long as known ones.
 */

import { hourMs } from "@stoep/contract/kernel";
import { v7 as newId } from "uuid";
import { z } from "zod";
import type { JobCall, MailScope, RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { defineJob } from "#kernel/jobs.ts";
import { refuseFields } from "#kernel/refuse.ts";
import { type QueuedMail, queueMails } from "#modules/notifications/index.ts";
import {
  accountPage,
  countWithin,
  findAccountByEmail,
  findNetworkBySlug,
  findPerson,
  findResidenceSlug,
  limitTries,
  type PersonRow,
  recipientOf,
} from "../identities/index.ts";
import { emailLinkMs, mailsPerAddress, mailsPerPerson, resetLinkMs, signInLinkMs } from "../limits.ts";
import { mails } from "../mails.ts";
import { firstPart, targetUnder, withSecret } from "./rules/return-url.ts";
import { insertLinkRequest, insertMailedLink, type LinkRequest, takeLinkRequest } from "./store/mailed-links.ts";
import { createSignInLink } from "./store/sign-in-links.ts";

export const sendLink = defineJob({
  name: "accounts.sendLink",
  payload: z.object({ requestId: z.string() }),
  retries: 5,
  heartbeatSeconds: 10,
  run: ({ requestId }, call) =>
    call.transact(async (inside) => {
      const request = await takeLinkRequest(inside.db, requestId);
      if (request) await sendByPurpose[request.purpose](inside, request);
    }),
});

type LinkTarget = Pick<LinkRequest, "path" | "belowHome">;

/** The caller responds in the same way whatever the outcome. Without a return address, the link leads to the requesting application. */
export async function requestLink(
  call: RouteCall,
  request: Omit<LinkRequest, keyof LinkTarget>,
  { returnUrl, app = call.client.name }: { returnUrl?: string | undefined; app?: string } = {},
): Promise<void> {
  await limitTries(call, `${request.purpose} link`, mailsPerAddress);
  const { purpose } = request;
  const where = returnUrl === undefined ? defaultTarget(purpose, app) : await targetOf(call, purpose, returnUrl);
  await call.transact(async ({ db, enqueue }) => {
    const requestId = await insertLinkRequest(db, { ...request, ...where }, call.now);
    await enqueue(sendLink, { requestId });
  });
}

const dashboardPages: Record<LinkRequest["purpose"], string> = {
  "reset-password": "/dashboard/reset-password",
  "sign-in": "/dashboard/sign-in",
  "change-email": "/dashboard/confirm-email",
};
/** Paths below the network's address. */
const residentPages: typeof dashboardPages = {
  "reset-password": "/reset-password",
  "sign-in": "/sign-in",
  "change-email": "/confirm-email",
};

function defaultTarget(purpose: LinkRequest["purpose"], app: string): LinkTarget {
  const belowHome = app === "resident";
  return { path: (belowHome ? residentPages : dashboardPages)[purpose], belowHome };
}

/** People who live in no network are sent to the dashboard. */
async function pathFor(
  { db }: Pick<MailScope, "db">,
  { purpose, path, belowHome }: Pick<LinkRequest, "purpose" | keyof LinkTarget>,
  accountId: string,
): Promise<string> {
  if (!belowHome) return path;
  const slug = await findResidenceSlug(db, accountId);
  return slug ? `/${slug}${path}` : dashboardPages[purpose];
}

/** A page of a network's residents' application, or the dashboard's page for the purpose. */
async function targetOf(
  { db, config }: RouteCall,
  purpose: LinkRequest["purpose"],
  returnUrl: string,
): Promise<LinkTarget> {
  const { path, search } = targetUnder(config.publicUrl, returnUrl) ?? refuseFields({ returnUrl: "returnUrlOutside" });
  const part = firstPart(path);
  const to = (whole: string): LinkTarget => ({ path: whole, belowHome: false });
  if (part === "dashboard") return to(path === dashboardPages[purpose] ? path + search : dashboardPages[purpose]);
  return (await findNetworkBySlug(db, part)) ? to(path + search) : refuseFields({ returnUrl: "returnUrlOutside" });
}

const asMinutes = (ms: number) => String(ms / 60_000);
const asHours = (ms: number) => String(ms / hourMs);

type ResetRequest = Pick<LinkRequest, "email" | "purpose" | keyof LinkTarget>;

/** Returns false when there is nobody to write to, or they have had too many mails. */
async function sendResetMail(call: MailScope, request: ResetRequest): Promise<boolean> {
  const person = await findMailRecipient(call, "reset mail", request.email);
  if (!person) return false;
  const { id, code } = await insertMailedLink(
    call.db,
    { purpose: "reset-password", accountId: person.id, email: null, lastsMs: resetLinkMs },
    call.now,
  );
  const link = withSecret(call.config.publicUrl, await pathFor(call, request, person.id), { id, code });
  const values = () => ({ name: person.firstName, link, minutes: asMinutes(resetLinkMs) });
  await queueLinkMail(call, {
    template: mails.resetPassword,
    subjectId: id,
    values,
    recipients: [recipientOf(person)],
  });
  return true;
}

/** Sent immediately, for callers who know that the account exists. Returns false when its owner has had too many within the hour. */
export function mailResetLink(call: MailScope, email: string, app: "dashboard" | "resident"): Promise<boolean> {
  return sendResetMail(call, { purpose: "reset-password", email, ...defaultTarget("reset-password", app) });
}

const sendByPurpose: Record<LinkRequest["purpose"], (call: JobCall<Tx>, request: LinkRequest) => Promise<unknown>> = {
  "reset-password": sendResetMail,

  async "sign-in"(call, request) {
    const person = await findMailRecipient(call, "sign-in mail", request.email);
    if (!person) return;
    const autologin = await createSignInLink(call.db, person.id, call.now);
    const link = withSecret(call.config.publicUrl, await pathFor(call, request, person.id), { autologin });
    const values = () => ({ name: person.firstName, link, minutes: asMinutes(signInLinkMs) });
    await queueLinkMail(call, {
      template: mails.signInLink,
      subjectId: newId(),
      values,
      recipients: [recipientOf(person)],
    });
  },

  async "change-email"(call, request) {
    const { email, accountId } = request;
    const person = accountId && (await findPerson(call.db, accountId));
    if (!person) return;
    if (await findAccountByEmail(call.db, email)) return notifyAddressTaken(call, email);
    const { id, code } = await insertMailedLink(
      call.db,
      { purpose: "change-email", accountId: person.id, email, lastsMs: emailLinkMs },
      call.now,
    );
    const link = withSecret(call.config.publicUrl, await pathFor(call, request, person.id), { id, code });
    // The address is not confirmed yet, so the requester's name is not sent there.
    const values = () => ({ link, email, hours: asHours(emailLinkMs) });
    const recipients = [{ ...recipientOf(person), accountId: null, email }];
    await queueLinkMail(call, { template: mails.changeEmail, subjectId: id, values, recipients });
  },
};

/** Only the address's owner is told, not the caller. */
async function notifyAddressTaken(call: JobCall<Tx>, email: string): Promise<void> {
  const owner = await findMailRecipient(call, "taken mail", email);
  if (!owner) return;
  const link = await accountPage(call, owner.id, { staff: "/sign-in", resident: "/sign-in" });
  const values = () => ({ name: owner.firstName, link });
  await queueLinkMail(call, {
    template: mails.changeEmailTaken,
    subjectId: newId(),
    values,
    recipients: [recipientOf(owner)],
  });
}

/** undefined for an unknown or deactivated person, or one who has had too many mails. */
async function findMailRecipient({ db, now }: MailScope, what: string, email: string): Promise<PersonRow | undefined> {
  const account = await findAccountByEmail(db, email);
  const person = account && (await findPerson(db, account.id));
  return person && (await countWithin(db, what, person.id, mailsPerPerson, now)) ? person : undefined;
}

const queueLinkMail = <V extends Record<string, string>>(call: MailScope, what: Omit<QueuedMail<V>, "networkId">) =>
  queueMails(call, { ...what, networkId: null });
