/** Letters with codes: staff of the city have them printed, and the people of the house enter the code. D §5 */
import { peopleRoughly } from "@stoep/contract/people-count";
import { residents } from "@stoep/contract/residents";
import { v7 as newId } from "uuid";
import type { DbScope, ResidentCall } from "#kernel/call.ts";
import { type Db, violation } from "#kernel/database.ts";
import { handle } from "#kernel/module.ts";
import { cutPage, readPageCursor } from "#kernel/page.ts";
import { ensure, refuse, refuseFields } from "#kernel/refuse.ts";
import { limitTries } from "#modules/accounts/index.ts";
import { record } from "#modules/audit/index.ts";
import { listCities } from "#modules/neighbourhoods/index.ts";
import { loadResidence } from "../own-residence.ts";
import { mayConfirm } from "../policy.ts";
import { followProof } from "../proof.ts";
import { deleteDecision } from "../store/decisions.ts";
import * as store from "../store/letters.ts";
import { listHousemates, lockProven, proveResidence } from "../store/residents.ts";
import { viewLetterBatch } from "../views.ts";
import { letterCodeHash, letterCodeLimit, listedSince } from "./codes.ts";
import { createLetters, letterFileKey } from "./jobs.ts";
import { letterFileName } from "./texts.ts";

const pageSize = 50;

export const letterHandlers = handle(residents, {
  async printLetters(call) {
    const { actor, body, db, now, enqueue } = call;
    ensure(mayConfirm(actor));
    const place = (await store.findPlaceNames(db, body)) ?? refuse("not_found");
    const households = await store.countUnproven(db, body, now);
    if (households === 0) refuse("no_letters");
    const id = newId();
    const by = { organisationId: actor.organisation.id, requestedBy: actor.accountId };
    await store
      .insertLetterBatch(db, { id, ...body, ...by, households, createdAt: now })
      .catch((error) => (violation(error) === "unique" ? refuse("letters_running") : Promise.reject(error)));
    await enqueue(createLetters, { batchId: id });
    // The log says who had how many printed for which neighbourhood or street; never an address.
    await record(call, {
      action: "residents.printLetters",
      subject: { kind: "neighbourhood", id: body.neighbourhoodId, name: place.neighbourhood },
      new: {
        street: place.street || undefined,
        letters: peopleRoughly(households) ?? "few",
        isReprint: body.isReprint,
      },
    });
    await call.announce("residents", { networkId: actor.network.id, organisationId: actor.organisation.id });
    const batch = (await store.findBatch(db, id)) ?? refuse("unexpected");
    return viewLetterBatch(batch, { accountId: actor.accountId, now });
  },

  async listLetters({ actor, db, now, query }) {
    ensure(mayConfirm(actor));
    const by = { organisationId: actor.organisation.id, since: listedSince(now) };
    const rows = await store.listBatches(db, by, readPageCursor(query.cursor), pageSize + 1);
    const { page, next } = cutPage(rows, pageSize, ({ createdAt, id }) => [createdAt, id]);
    return { items: page.map((row) => viewLetterBatch(row, { accountId: actor.accountId, now })), next };
  },

  async readLetters({ actor, db, now, params, ports, language }) {
    ensure(mayConfirm(actor));
    const batch = (await store.findBatch(db, params.batchId)) ?? refuse("not_found");
    const isOpen = batch.requestedBy === actor.accountId && batch.filesUntil !== null && batch.filesUntil > now;
    if (!isOpen || params.part > batch.parts) refuse("not_found");
    const found = (await ports.files.get(letterFileKey(actor.network, batch.id, params.part))) ?? refuse("not_found");
    const saveAs = letterFileName(language, batch.street ?? batch.neighbourhood, params.part);
    return { content: found.stream, bytes: found.size, type: "application/pdf", saveAs };
  },

  async enterLetterCode(call) {
    // The contract limits each person; this limits guessing from many accounts.
    await limitTries(call, "letter code", letterCodeLimit);
    await call.transact((scope) => proveByCode(call, scope));
    return loadResidence(call);
  },
});

type LetterCodeCall = ResidentCall<Db> & { body: { code: string } };

/** For residents whom staff or a housemate has just confirmed, the code stays unused. */
async function proveByCode({ actor, body, now }: LetterCodeCall, scope: DbScope): Promise<void> {
  const { db, announce } = scope;
  const { residentId, householdId } = actor;
  const letter = await store.lockCode(db, householdId);
  // Wrong, of another household, or replaced by a reprint: the refusal does not say which.
  if (letter?.codeHash !== letterCodeHash(householdId, body.code)) return refuseFields({ code: "letterCodeWrong" });
  if (letter.expiresAt <= now) refuseFields({ code: "letterCodeExpired" });
  if (await lockProven(db, residentId, householdId)) return;
  const proof = { residentId, householdId, by: null, now };
  // They have just moved out.
  const proven = (await proveResidence(db, proof)) ?? refuse("changed_meanwhile");
  if (proven.provenAt?.getTime() !== now.getTime()) return;
  if (!(await store.useCode(db, { householdId, residentId, usedAt: now }))) refuseFields({ code: "letterCodeUsed" });
  // A letter that arrived is better evidence than the city's earlier refusal.
  await deleteDecision(db, residentId);
  await followProof(scope, residentId);
  const networkId = actor.network.id;
  for (const { accountId } of [proven, ...(await listHousemates(db, householdId, residentId))])
    await announce("residents", { networkId, accountId });
  for (const city of await listCities(db, [networkId]))
    await announce("residents", { networkId, organisationId: city.id });
}
