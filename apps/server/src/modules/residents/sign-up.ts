/**
 * From the sign-up form to a resident. Known and unknown e-mail addresses take the same steps and get the same response. The password
 * is chosen by the person who opens the mail, not by the one who filled in the form. D §2, §5
 */
import type { BodyOf } from "@stoep/contract/kernel";
import { residents } from "@stoep/contract/residents";
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { DbScope, RouteCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { hashOfToken, newToken } from "#kernel/tokens.ts";
import * as accounts from "#modules/accounts/index.ts";
import * as notifications from "#modules/notifications/index.ts";
import { addressFault, findHome } from "./home-address.ts";
import { mails } from "./mails.ts";
import { hourBefore, mailsPerHour, publicNameOf, signUpHours, signUpLimit, signUpMs } from "./rules.ts";
import { selectConfirmers } from "./store/decisions.ts";
import { findOrInsertHousehold } from "./store/households.ts";
import { insertOrReturnResident, listHousemates, livesHere } from "./store/residents.ts";
import {
  countSignUps,
  deleteOtherSignUps,
  findSignUp,
  insertSignUp,
  useSignUp,
  type WaitingSignUp,
} from "./store/sign-ups.ts";

type SignUpForm = BodyOf<typeof residents.signUp>;

export const signUpHandlers = handle(residents, {
  async signUp(call) {
    const { body, params } = call;
    const network = (await accounts.findNetworkBySlug(call.db, params.networkSlug)) ?? refuse("not_found");
    await accounts.limitTries(call, "sign-up", signUpLimit);
    const wrong = await addressFault(call.bind(network).db, body);
    if (Object.keys(wrong).length > 0) refuseFields(wrong);
    await call.transact((scope) => saveSignUp(call, scope, network));
    return { done: true };
  },

  /** Reads the link without using it up: mail programs open links before their readers do. */
  async getSignUp({ db, now, params, query }) {
    const network = (await accounts.findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const waiting = await findSignUp(db, { networkId: network.id, hash: hashOfToken(query.token), now });
    const { email, firstName, lastName } = waiting ?? refuse("token_invalid");
    const account = await accounts.findAccountByEmail(db, email);
    const name = account ?? { firstName, lastName };
    return { email, firstName: name.firstName, lastName: name.lastName, asksForPassword: account === undefined };
  },

  async completeSignUp(call) {
    const { body, db, now, params } = call;
    const network = (await accounts.findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const link = { networkId: network.id, hash: hashOfToken(body.token), now };
    const waiting = (await findSignUp(db, link)) ?? refuse("token_invalid");
    // Outside the transaction, because hashes wait for their turn.
    const passwordHash = await newPasswordHash(call, waiting, body.password);
    return call.transact(async (scope) => {
      const used = (await useSignUp(scope.db, link)) ?? refuse("token_invalid");
      const accountId = await findOrCreateAccount(scope.db, { used, passwordHash, now });
      await moveIn({ ...scope.bind(network), now }, network, { accountId, used });
      await deleteOtherSignUps(scope.db, network.id, used.email);
      return { autologin: await accounts.createSignInLink(scope.db, accountId, now) };
    });
  },
});

type SignUpCall = RouteCall & { body: SignUpForm };

async function saveSignUp(
  { body, config, now }: SignUpCall,
  { db, enqueue, bind }: DbScope,
  network: Network,
): Promise<void> {
  const { email, firstName, lastName, kind, language, addressId } = body;
  const [account, sent] = [
    await accounts.findAccountByEmail(db, email),
    await countSignUps(db, email, hourBefore(now)),
  ];
  const isResident = await livesHere(bind(network).db, account?.id ?? null);
  const [id, token] = [newId(), newToken()];
  await insertSignUp(db, {
    id,
    tokenHash: hashOfToken(token),
    networkId: network.id,
    accountId: account?.id ?? null,
    email,
    firstName,
    lastName,
    kind,
    language,
    addressId,
    pin: addressId ? null : body.pin,
    createdAt: now,
    expiresAt: new Date(now.getTime() + signUpMs),
    // A resident has nothing to complete.
    usedAt: isResident ? now : null,
  });
  if (sent >= mailsPerHour) return;
  const home = `${config.publicUrl}/${network.slug}`;
  const link = isResident ? `${home}/sign-in` : `${home}/welcome?token=${token}`;
  const by = { config, db, now, enqueue };
  const recipients = [{ accountId: account?.id ?? null, email, language: account?.language ?? language }];
  const mail = { subjectId: id, networkId: network.id, recipients };
  const values = { network: network.name, link, hours: String(signUpHours) };
  // The address is not verified yet: the name typed into the form is not sent to it.
  if (!account) {
    await notifications.queueMails(by, { ...mail, template: mails.signUp, values: () => values });
    return;
  }
  const { firstName: name } = account;
  const template = isResident ? mails.alreadyResident : mails.signUpKnown;
  await notifications.queueMails(by, { ...mail, template, values: () => ({ ...values, name }) });
}

/** null for an existing account, which keeps its password. */
async function newPasswordHash(
  { db, client, config }: Pick<RouteCall, "db" | "client" | "config">,
  { email, firstName, lastName }: WaitingSignUp,
  password: string | null,
): Promise<string | null> {
  if (await accounts.findAccountByEmail(db, email)) return null;
  const wrong = await accounts.checkNewPassword(config, password ?? "", { email, names: [firstName, lastName] });
  if (wrong) refuseFields({ password: wrong });
  return accounts.hashPassword(password ?? "", client.address);
}

/** An existing account keeps its password and name, whatever was entered in the form. */
async function findOrCreateAccount(
  db: Tx,
  { used, passwordHash, now }: { used: WaitingSignUp; passwordHash: string | null; now: Date },
): Promise<string> {
  const { email, firstName, lastName, language } = used;
  const known = await accounts.lockAccountByEmail(db, email);
  if (known) return known.id;
  // The account existed a moment ago, and has been closed.
  if (!passwordHash) return refuseFields({ password: "passwordRequired" });
  const made = await accounts.createAccount(db, { email, firstName, lastName, language, passwordHash }, now);
  // A sign-up for the same e-mail address in another network was first.
  return made ?? (await accounts.lockAccountByEmail(db, email))?.id ?? refuse("unexpected");
}

async function moveIn(
  call: Pick<DbScope, "provided" | "db" | "announce" | "enqueue"> & { now: Date },
  network: Network,
  { accountId, used }: { accountId: string; used: WaitingSignUp },
): Promise<void> {
  const { db, announce, now } = call;
  // The list of addresses may have changed since the form was sent.
  const home = (await findHome(db, used)) ?? refuse("token_invalid");
  const householdId = await findOrInsertHousehold(db, newId(), home, now);
  const { neighbourhoodId, streetId } = home;
  const resident = await insertOrReturnResident(db, {
    id: newId(),
    accountId,
    householdId,
    neighbourhoodId,
    streetId,
    kind: used.kind,
    publicName: publicNameOf(used),
    createdAt: now,
  });
  if (!resident) return;
  await accounts.putResidence(db, { accountId, networkId: network.id, residentId: resident.id });
  // To the city, which confirms where people live; without the name, which is in the list.
  await notifications.notifyPeople(
    { ...call, network },
    {
      kind: "residents.waiting",
      eventId: resident.id,
      object: null,
      mergeId: network.id,
      readers: selectConfirmers(db, network.id),
      details: {},
    },
  );
  for (const mate of await listHousemates(db, householdId, resident.id)) {
    await announce("residents", { networkId: network.id, accountId: mate.accountId });
  }
}
