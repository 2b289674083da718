/** The security of one's own account: password, address, second factors. */
import { type Factors, ownSecurityRoutes } from "@stoep/contract/accounts";
import { handle } from "#kernel/module.ts";
import { findPerson } from "../../identities/index.ts";
import {
  addApp,
  addPasskey,
  addText,
  confirmApp,
  confirmedUntil,
  confirmIdentity,
  confirmPasskey,
  confirmText,
  countRecoveryCodes,
  findFactorRequiredFrom,
  listFactors,
  removeFactor,
  renewRecoveryCodes,
  type SignedIn,
  sendConfirmCode,
  sendConfirmMail,
  startConfirmPasskey,
  viewFactors,
} from "../../second-factors/index.ts";
import { changeEmail, changePassword, confirmEmail } from "../../sign-in/index.ts";

const doneAnswer = { done: true as const };

export const ownSecurityHandlers = handle(ownSecurityRoutes, {
  async changePassword(call) {
    await changePassword(call, call.body.oldPassword, call.body.newPassword);
    return doneAnswer;
  },

  async changeEmail(call) {
    await changeEmail(call, call.body.email);
    return doneAnswer;
  },

  async confirmEmail(call) {
    await confirmEmail(call, call.body);
    return doneAnswer;
  },

  async confirmIdentity(call) {
    await confirmIdentity(call, call.body);
    return loadFactors(call);
  },

  async sendConfirmCode(call) {
    return sendConfirmCode(call);
  },

  async sendConfirmMail(call) {
    return sendConfirmMail(call);
  },

  async startConfirmPasskey(call) {
    return { ...(await startConfirmPasskey(call)) };
  },

  async listFactors(call) {
    return loadFactors(call);
  },

  async addApp(call) {
    return addApp(call);
  },

  async confirmApp(call) {
    return confirmApp(call, call.body);
  },

  async addText(call) {
    return addText(call, call.body.phone);
  },

  async confirmText(call) {
    return confirmText(call, call.body);
  },

  async addPasskey(call) {
    const { challengeId, options } = await addPasskey(call);
    return { challengeId, options: { ...options } };
  },

  async confirmPasskey(call) {
    return confirmPasskey(call, call.body);
  },

  async removeFactor(call) {
    await removeFactor(call, call.params.factorId);
    return loadFactors(call);
  },

  async renewRecoveryCodes(call) {
    return { recoveryCodes: await renewRecoveryCodes(call) };
  },
});

async function loadFactors(call: SignedIn): Promise<Factors> {
  const { actor, db, now } = call;
  const { accountId } = actor;
  const security = {
    factors: await listFactors(db, accountId),
    recoveryCodesLeft: await countRecoveryCodes(db, accountId),
    hasPassword: Boolean((await findPerson(db, accountId))?.passwordHash),
    requiredFrom: await findFactorRequiredFrom(db, accountId),
    confirmedUntil: await confirmedUntil(call),
  };
  return viewFactors(security, now);
}
