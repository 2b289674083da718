/** Dirk is a helper with a linked account; Fatma has been asked to link hers. */
import { daysAfter, daysBefore } from "@stoep/contract/kernel";
import { accountId, staffId } from "../load/people.ts";
import { insertAll, type Site } from "../load/site.ts";
import { knownEmails } from "../people/residents.ts";
import { stableId } from "../stable-id.ts";
import type { CarePerson, DemoHelper } from "./people.ts";
import type { DemoTicket } from "./tickets.ts";

interface LinkedPeople {
  owner: string;
  members: readonly CarePerson[];
  helpers: readonly DemoHelper[];
  tickets: readonly DemoTicket[];
}

export async function insertAccountLinks(
  { trx, now }: Site,
  { owner, members, helpers, tickets }: LinkedPeople,
): Promise<void> {
  const [dirk = "", fatma = ""] = knownEmails;
  const busy = tickets.findLast(({ state, helper }) => state === "planned" && helper?.kind === "neighbour")?.helper;
  const helper = busy ?? helpers.find(({ kind, status }) => kind === "neighbour" && status === "accepted");
  const member = members.find(({ suspendedBecause }) => suspendedBecause === "");
  if (!helper || !member) return;
  const [agreedAt, askedAt] = [daysBefore(now, 21), daysBefore(now, 2)];
  await trx
    .updateTable("carePerson")
    .set({
      accountId: accountId(dirk),
      linkedAt: agreedAt,
      firstName: "Dirk",
      lastName: "Verbruggen",
      typedFirstName: "Dirk",
      typedLastName: "Verbruggen",
    })
    .where("id", "=", helper.id)
    .execute();
  const question = (email: string, personId: string, at: Date) => ({
    id: stableId("care/link", email),
    organisationId: owner,
    personId,
    accountId: accountId(email),
    askedBy: staffId("griet"),
    askedAt: at,
    expiresAt: daysAfter(at, 30),
  });
  await insertAll(trx, "careLinkRequest", [
    { ...question(dirk, helper.id, daysBefore(now, 22)), state: "agreed" as const, answeredAt: agreedAt },
    { ...question(fatma, member.id, askedAt), state: "asked" as const, answeredAt: null },
  ]);
  await trx
    .updateTable("carePerson")
    .set({ firstName: "Fatma", lastName: "Yıldız" })
    .where("id", "=", member.id)
    .execute();
}
