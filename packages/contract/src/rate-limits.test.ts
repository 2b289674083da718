/** Every action that a person could repeat endlessly has a limit, or a reason why it has none. */
import { expect, test } from "vitest";
import { contract } from "./index.ts";
import type { Route } from "./kernel/index.ts";

const byTries = "a secret is tried: wrong ones slow down, in the account's and the address's name";
const byAddress = "asked by strangers: counted by address, and answered with too_many_requests";
const ownCount = "sends something that costs: counted apart, and answered with too_many_requests";
const forSafety = "whoever shuts somebody out must always be able to";
const signed = "needs the signed link of a mail, and does the same again: no secret is tried, and nothing is sent";
const within = "a step of something that is counted at its first step";

const unlimited: Record<string, string> = {
  "accounts.getToken": byTries,
  "accounts.sendStepCode": ownCount,
  "accounts.startStepPasskey": byTries,
  "accounts.endSession": forSafety,
  "accounts.endOtherSession": forSafety,
  "accounts.endOtherSessions": forSafety,
  "accounts.forgotPassword": byAddress,
  "accounts.sendSignInLink": byAddress,
  "accounts.resetPassword": byAddress,
  "accounts.changePassword": byTries,
  "accounts.changeEmail": ownCount,
  "accounts.confirmEmail": byAddress,
  "accounts.confirmIdentity": byTries,
  "accounts.sendConfirmCode": ownCount,
  "accounts.sendConfirmMail": ownCount,
  "accounts.startConfirmPasskey": byTries,
  "accounts.confirmApp": within,
  "accounts.addText": ownCount,
  "accounts.confirmText": within,
  "accounts.confirmPasskey": within,
  "accounts.claim": byAddress,
  "accounts.startSignOn": byAddress,
  "accounts.finishSignOn": within,
  "accounts.startLink": ownCount,
  "accounts.createProvider": ownCount,
  "accounts.editProvider": ownCount,
  "notifications.readUnsubscribe": signed,
  "notifications.unsubscribe": signed,
  "residents.signUp": byAddress,
  "residents.completeSignUp": within,
  "platform.createFirstAccount": byAddress,
  "budgets.readCodeBallot": byAddress,
  "budgets.castCodeBallot": byAddress,
  "budgets.withdrawCodeBallot": byAddress,
  "surveys.sendOpenAnswer": byAddress,
  "surveys.keepDraft": byAddress,
  "surveys.openDraft": byAddress,
  "surveys.dropDraft": byAddress,
  "surveys.readCodeAnswer": byAddress,
  "surveys.sendCodeAnswer": byAddress,
  "care.answerAsked": byAddress,
  "care.cancelAsked": byAddress,
  "care.renewLinkedCalendar": byAddress,
  "care.endLinkedCalendar": byAddress,
  "care.sendHelpForm": byAddress,
  "care.confirmHelpForm": byAddress,
};

const isExport = (route: Route) => "download" in route && route.download.type === "text/csv";
const repeatable = Object.entries(contract).flatMap(([capability, table]) =>
  Object.entries<Route>(table)
    .filter(([, route]) => route.method !== "GET" || isExport(route))
    .map(([name, route]) => ({ name: `${capability}.${name}`, route })),
);
const limitOf = (route: Route) => ("limit" in route ? route.limit : undefined);

test("every write and every export has a limit, or a reason why it has none", () => {
  const open = repeatable.filter(({ name, route }) => !limitOf(route) && !(name in unlimited));
  expect(open.map(({ name }) => name)).toEqual([]);
});

test("no reason is given for a route that has a limit or does not exist", () => {
  const open = repeatable.filter(({ route }) => !limitOf(route)).map(({ name }) => name);
  expect(Object.keys(unlimited).filter((name) => !open.includes(name))).toEqual([]);
});

test("a route that counts by itself lists the refusal", () => {
  const silent = repeatable.filter(
    ({ name, route }) =>
      [byAddress, ownCount].includes(unlimited[name] ?? "") && !route.refusals.includes("too_many_requests"),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
