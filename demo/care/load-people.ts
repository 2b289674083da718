/** Members and helpers of the demonstration, with their tags, notes, absences and certificates. */
import { dayAt, daysAfter, daysBefore, daysLater } from "@stoep/contract/kernel";
import { fileId, portraitKey, portraits } from "../load/files.ts";
import { organisationId, staffId } from "../load/people.ts";
import { insertAll, type Site } from "../load/site.ts";
import { ZONE } from "../moments.ts";
import { stableId } from "../stable-id.ts";
import type { TicketCounts } from "./counts.ts";
import type { CarePerson, DemoHelper } from "./people.ts";
import * as words from "./phrases.ts";

interface CarePeople {
  members: readonly CarePerson[];
  helpers: readonly DemoHelper[];
  counts: TicketCounts;
}
const owner = organisationId("stad-gent");

/** 0470 55 10 01 */
const nationalOf = (phone: string | null) => (phone ? `0${phone.slice(3)}` : "");

export async function insertPeople({ trx, now }: Site, { members, helpers, counts }: CarePeople): Promise<void> {
  const pictures = picturesOf([members, helpers.filter(({ kind }) => kind === "neighbour")]);
  const row = (one: CarePerson, isMember: boolean) => {
    const { id, firstName, lastName, companyName, email, phone, language, languages, introduction, keyRemark } = one;
    const { home, sinceDays, leadSource, suspendedBecause, luck } = one;
    const joinedAt = daysBefore(now, sinceDays);
    const counted = counts.members.get(id);
    return {
      id,
      firstName,
      lastName,
      companyName,
      email,
      phone,
      language,
      languages,
      introduction,
      keyRemark,
      organisationId: owner,
      isMember,
      joinedAt,
      leadSource,
      suspendedBecause,
      phoneNational: nationalOf(phone),
      street: home.street,
      houseNumber: home.houseNumber,
      postalCode: home.postcode,
      city: home.municipality,
      longitude: home.longitude,
      latitude: home.latitude,
      neighbourhoodId: home.areaId,
      suspendedAt: suspendedBecause ? daysBefore(now, Math.min(sinceDays / 2, 20)) : null,
      pictureId: pictures.get(id) ?? null,
      subscribedOn: isMember && luck.is(0.4) ? dayAt(joinedAt, ZONE) : null,
      tickets: counted?.tickets ?? 0,
      solved: counted?.solved ?? 0,
      lastTicketAt: counted?.lastTicketAt ?? null,
      createdBy: staffId("griet"),
      updatedAt: joinedAt,
    };
  };
  await insertAll(trx, "carePerson", [
    ...members.map((one) => row(one, true)),
    // Some helpers have been helped themselves.
    ...helpers.map((one) => row(one, one.kind === "neighbour" && one.luck.is(0.06))),
  ]);
  await insertAll(trx, "carePersonTag", [
    ...tagsOf(members, words.tags.slice(0, words.memberTags), 0.55),
    ...tagsOf(helpers, words.tags.slice(words.memberTags), 0.5),
  ]);
  const noted = [...members, ...helpers].filter(({ luck }) => luck.is(0.25));
  await insertAll(
    trx,
    "careNote",
    noted.map(({ id, luck, sinceDays }) => ({
      id: stableId("care/note", id),
      organisationId: owner,
      personId: id,
      text: luck.pick(words.personNotes),
      writtenBy: staffId("griet"),
      createdAt: daysBefore(now, luck.between(0.1, 0.9) * sinceDays),
    })),
  );
}

/** A fraction of each group has a picture, so that every portrait is used once. */
function picturesOf(groups: readonly (readonly CarePerson[])[]): Map<string, string> {
  const each = portraits / groups.length;
  return new Map(
    groups.flatMap((group, first) =>
      group
        .filter((_, place) => place % Math.ceil(group.length / each) === 0)
        .map(({ id }, place) => [id, fileId(portraitKey(first * each + place))] as const),
    ),
  );
}

const tagsOf = (people: readonly CarePerson[], tags: readonly { name: string }[], share: number) =>
  people.flatMap(({ id, luck }) =>
    luck.is(share)
      ? luck
          .shuffled(tags)
          .slice(0, luck.whole(1, 2))
          .map(({ name }) => ({ personId: id, tagId: stableId("care/tag", name) }))
      : [],
  );

export async function insertHelperDetails({ trx, now }: Site, { helpers, counts }: CarePeople): Promise<void> {
  await insertAll(
    trx,
    "careHelper",
    helpers.map((one) => helperRow(one, counts, now)),
  );
  await insertAll(
    trx,
    "careHelperCategory",
    helpers.flatMap(({ id, categories }) =>
      categories.map((icon) => ({ personId: id, categoryId: stableId("care/category", icon) })),
    ),
  );
  const today = dayAt(now, ZONE);
  await insertAll(
    trx,
    "careAbsence",
    helpers.flatMap(({ id, luck }) => {
      if (!luck.is(0.14)) return [];
      const fromOn = daysLater(today, luck.whole(-20, 40));
      const untilOn = daysLater(fromOn, luck.whole(2, 18));
      return [{ id: stableId("care/absence", id), personId: id, fromOn, untilOn, note: luck.pick(words.absences) }];
    }),
  );
  await insertAll(
    trx,
    "careCertificate",
    helpers.flatMap(({ id, luck, kind }) =>
      kind === "neighbour" && luck.is(0.3)
        ? [
            {
              id: stableId("care/certificate", id),
              personId: id,
              name: luck.pick(["Uittreksel model 2", "EHBO", "Rijgeschiktheid"]),
              untilOn: luck.is(0.8) ? daysLater(today, luck.whole(40, 700)) : null,
            },
          ]
        : [],
    ),
  );
}

const functionOf: Record<string, string> = {
  car: "Chauffeur",
  tools: "Klusser",
  coffee: "Buurtmaatje",
  computer: "Digibuddy",
};

function helperRow(helper: DemoHelper, counts: TicketCounts, now: Date) {
  const { id, kind, status, skills, transport, radiusKm, available, monthlyCap, sinceDays, luck, categories } = helper;
  const helperSince = daysBefore(now, sinceDays);
  const counted = counts.helpers.get(id);
  const title = functionOf[categories[0] ?? ""];
  return {
    personId: id,
    organisationId: owner,
    kind,
    status,
    skills,
    transport,
    radiusKm,
    available,
    monthlyCap,
    helperSince,
    management:
      kind !== "neighbour" ? ("self-managed" as const) : luck.is(0.5) ? ("stoep-managed" as const) : ("none" as const),
    isProfessional: kind !== "neighbour",
    statusAt: status === "pending" ? helperSince : daysAfter(helperSince, Math.min(3, sinceDays / 2)),
    declinedBecause: status === "declined" ? luck.pick(words.declines) : "",
    functionId: title && kind === "neighbour" && luck.is(0.7) ? stableId("care/function", title) : null,
    helped: counted?.helped ?? 0,
    lastHelpedAt: counted?.lastHelpedAt ?? null,
    lastAskedAt: counted?.lastAskedAt ?? null,
    lastRefusedAt: counted?.lastRefusedAt ?? null,
  };
}
