/** Leaving a network: what only its residents may hold ends permanently, even for those who return. D §5 */
import { listInWords } from "@stoep/contract/kernel";
import { residents } from "@stoep/contract/residents";
import { v7 as newId } from "uuid";
import type { Network } from "#kernel/actor.ts";
import type { DbScope, ResidentCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import * as accounts from "#modules/accounts/index.ts";
import { recordAll } from "#modules/audit/index.ts";
import { listCities } from "#modules/neighbourhoods/index.ts";
import { eraseDeliveriesAbout, queueMails } from "#modules/notifications/index.ts";
import { mails } from "./mails.ts";
import { followProof } from "./proof.ts";
import { emptyResident, leaveNetwork, listHousemates, lockResident } from "./store/residents.ts";
import { deleteSignUpsOf } from "./store/sign-ups.ts";

type DepartureScope = Pick<DbScope, "provided" | "db" | "announce" | "enqueue">;
/** The network that the person leaves, with what is needed to notify others. */
export interface Departure extends Pick<DepartureScope, "provided" | "announce" | "enqueue"> {
  network: Network;
  now: Date;
}
/** Ends what a capability holds for a resident. */
export type DepartureStep = (db: Tx, residentId: string, parting: Departure) => Promise<void>;

export interface DepartedResident {
  residentId: string;
  accountId: string;
  networkId: string;
  network: Network;
  /** Whether their texts are deleted too; otherwise they stay without a name. */
  deletesTexts: boolean;
  now: Date;
}
/** Deletes what a capability stores about a resident who deletes their account. Counts include them still. */
export type ErasureStep = (scope: DepartureScope, leaver: DepartedResident) => Promise<void>;

declare module "#kernel/provided.ts" {
  interface Provides {
    /** End what a person may hold only while they live in the network. */
    departureSteps?: readonly DepartureStep[];
    /** Delete what the capability stores about someone who deletes their account. */
    erasureSteps?: readonly ErasureStep[];
  }
  interface Provided {
    departureSteps: readonly DepartureStep[];
    erasureSteps: readonly ErasureStep[];
  }
}

/** Sign-ups by a person whose account closes, and what was mailed about them. */
export const eraseSignUps: accounts.accountClosure.AccountErasureStep = async (db, { accountId, email, now }) => {
  await eraseDeliveriesAbout(db, { subjectIds: await deleteSignUpsOf(db, { accountId, email }), isToThem: true, now });
};

export async function endResidency(
  { provided, db, announce, enqueue }: DepartureScope,
  residentId: string,
  { network, now }: Pick<Departure, "network" | "now">,
): Promise<void> {
  await leaveNetwork(db, residentId, now);
  await followProof({ provided, db }, residentId);
  const departure = { provided, network, now, announce, enqueue };
  for (const leave of provided.departureSteps) await leave(db, residentId, departure);
}

export const departureHandlers = handle(residents, {
  async getLeaving({ actor, db }) {
    const { homes, organisations } = await accounts.accountClosure.findResidentSide(db, actor.accountId);
    return { networks: homes.map(({ id, name }) => ({ id, name })), organisations };
  },

  async deleteMyAccount(call) {
    await accounts.ensureConfirmed(call);
    const { actor, body, db } = call;
    // Locked before the account, in the same order as a move.
    if (!(await lockResident(db, actor.residentId))) refuse("sign_in_required");
    const sides = await accounts.accountClosure.lockResidentSide(db, actor.accountId, body.networkIds);
    await notifyDeparted(call, sides);
    for (const home of sides.homes) await leaveNetworkOf(call, home, body.deletesTexts);
    await accounts.accountClosure.closeResidentSide(call, sides);
    return { isGone: sides.closesAccount };
  },
});

type ResidentSide = Awaited<ReturnType<typeof accounts.accountClosure.lockResidentSide>>;

/** The last mail to this address, or the last one to it as a resident's. */
async function notifyDeparted(
  call: ResidentCall,
  { person, homes, organisations, closesAccount }: ResidentSide,
): Promise<void> {
  const { publicUrl } = call.config;
  const { email, language, firstName: name } = person;
  const homeNames = homes.map((home) => home.name);
  const mail = { subjectId: newId(), networkId: null, recipients: [{ accountId: person.id, email, language }] };
  if (closesAccount) {
    const link = `${publicUrl}/${call.actor.network.slug}/public`;
    await queueMails(call, {
      ...mail,
      template: mails.accountDeleted,
      values: (of) => ({ name, link, networks: listInWords(of, homeNames) }),
    });
    return;
  }
  const link = `${publicUrl}/dashboard/sign-in`;
  await queueMails(call, {
    ...mail,
    template: mails.residenceDeleted,
    values: (of) => ({
      name,
      link,
      networks: listInWords(of, homeNames),
      organisations: listInWords(of, organisations),
    }),
  });
}

type Home = Network & { residentId: string };

async function leaveNetworkOf(call: ResidentCall, home: Home, deletesTexts: boolean): Promise<void> {
  const { actor, now } = call;
  const { accountId } = actor;
  const { id: networkId, residentId } = home;
  const there: DepartureScope = networkId === actor.network.id ? call : call.bind(home);
  const from = await lockResident(there.db, residentId);
  if (!from) return;
  await endResidency(there, residentId, { network: home, now });
  for (const erase of there.provided.erasureSteps)
    await erase(there, { residentId, accountId, networkId, network: home, deletesTexts, now });
  await emptyResident(there.db, residentId);
  // The log says which neighbourhood somebody left, but not who.
  await recordAll(
    { ...call, actorName: "" },
    (await listCities(call.db, [networkId])).map(({ id: organisationId }) => ({
      action: "residents.leave" as const,
      subject: { kind: "resident", id: residentId, name: "" },
      old: { neighbourhood: from.neighbourhood },
      organisationId,
      networkId,
    })),
  );
  for (const mate of await listHousemates(there.db, from.householdId, residentId))
    await there.announce("residents", { networkId, accountId: mate.accountId });
}
