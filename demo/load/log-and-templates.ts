/** Besides messages, what an organisation's screens hold after a year: its log, templates for frequent replies, groups of places. */

import { daysBefore, hourMs, personName } from "@stoep/contract/kernel";
import type { LivePost } from "../engagement.ts";
import { withDates } from "../moments.ts";
import { staff } from "../people/staff.ts";
import { gentAreas } from "../places.ts";
import type { OrganisationKey } from "../shapes.ts";
import { stableId } from "../stable-id.ts";
import { organisationId, staffId } from "./people.ts";
import { insertAll, type Site } from "./site.ts";

interface LoggedAct {
  at: Date;
  by: string;
  organisation: OrganisationKey;
  action: string;
  subject: { kind: string; id: string; name: string };
}

const templates: [name: string, text: string, daysAgo: number][] = [
  ["Ontvangen", "Bedankt voor uw bericht. We bekijken het en laten hier weten wat we doen.", 310],
  [
    "Openbare verlichting",
    "Bedankt om het te melden. Een kapotte lamp wordt meestal binnen vijf werkdagen hersteld.",
    264,
  ],
  ["Sluikstort", "Bedankt om het te melden. De stadsreiniging haalt het op bij de volgende ronde.", 171],
  ["Niet voor ons", "Hiervoor is de stad niet bevoegd. U kunt hiermee terecht bij de syndicus of de eigenaar.", 58],
];

const placeGroups: [name: string, areas: (keyof typeof gentAreas)[]][] = [
  ["Centrum en haven", ["binnenstad", "sluizeken", "muide", "kanaaldorpen"]],
  ["Oostkant", ["dampoort", "sint-amandsberg", "oud-gentbrugge"]],
];

export async function insertLogAndTemplates(site: Site, live: readonly LivePost[]): Promise<void> {
  await insertTemplates(site);
  await insertPlaceGroups(site);
  await insertLog(site, [...live.flatMap((one) => actsOn(one, site.now)), ...templateActs(site)]);
}

async function insertTemplates({ trx, now, city }: Site): Promise<void> {
  if (city !== "gent") return;
  const owner = organisationId("stad-gent");
  await insertAll(
    trx,
    "replyTemplate",
    templates.map(([name, text, daysAgo]) => ({
      id: stableId("template", name),
      organisationId: owner,
      name,
      text,
      updatedAt: daysBefore(now, daysAgo),
      updatedBy: staffId("els"),
    })),
  );
  await insertAll(trx, "replyTemplateTotal", [{ organisationId: owner, total: templates.length }]);
}

async function insertPlaceGroups({ trx, now, city }: Site): Promise<void> {
  if (city !== "gent") return;
  const owner = organisationId("stad-gent");
  const codes = placeGroups.flatMap(([, areas]) => areas.map((area) => gentAreas[area]));
  const rows = await trx.selectFrom("neighbourhood").select(["id", "code"]).where("code", "in", codes).execute();
  await insertAll(
    trx,
    "placeGroup",
    placeGroups.map(([name, areas]) => ({
      id: stableId("place-group", name),
      organisationId: owner,
      name,
      neighbourhoodIds: rows.filter(({ code }) => areas.some((area) => gentAreas[area] === code)).map(({ id }) => id),
      streetIds: [],
      narrowedIds: [],
      createdAt: daysBefore(now, 120),
    })),
  );
  await insertAll(trx, "placeGroupTotal", [{ organisationId: owner, total: placeGroups.length }]);
}

const templateActs = ({ now, city }: Site): LoggedAct[] =>
  city === "gent"
    ? templates.map(([name, , daysAgo]) => ({
        at: daysBefore(now, daysAgo),
        by: "els",
        organisation: "stad-gent" as const,
        action: "shouts.createTemplate",
        subject: { kind: "replyTemplate", id: stableId("template", name), name },
      }))
    : [];

function actsOn({ post, id, publishedAt }: LivePost, now: Date): LoggedAct[] {
  const whose = { by: post.author, organisation: post.by };
  const subject = { kind: "post", id, name: withDates(post.title, publishedAt, "nl") };
  const published = { ...whose, subject, at: publishedAt, action: "publishing.publish" };
  if (!post.corrected) return [published];
  const changedAt = new Date(publishedAt.getTime() + post.corrected.afterHours * hourMs);
  return [published, { ...whose, subject, at: changedAt < now ? changedAt : now, action: "publishing.edit" }];
}

async function insertLog({ trx, network }: Site, acts: readonly LoggedAct[]): Promise<void> {
  await insertAll(
    trx,
    "public.auditEntry",
    acts.map(({ at, by, organisation, action, subject }) => ({
      id: stableId("log", action, subject.id),
      at,
      action,
      networkId: network.id,
      organisationId: organisationId(organisation),
      accountId: staffId(by),
      actorName: nameOf(by),
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectName: subject.name,
      address: "",
      agent: "",
      requestId: "",
    })),
  );
}

function nameOf(key: string): string {
  const { firstName = "", lastName = "" } = staff[key] ?? {};
  return personName({ firstName, lastName });
}
