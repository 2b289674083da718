/** A project as it is shared with residents: by its link, a QR code and a poster. */
import { dateFormats, type Language, localeOf, wholeMoney } from "@stoep/contract/kernel";
import type { ReadProject } from "@stoep/contract/participation";
import { sql } from "kysely";
import { type SharedKind, shareVerdict } from "#modules/publishing/index.ts";
import { words } from "../texts.ts";
import { translatedTo } from "./store/lists.ts";
import { selectReadProjects } from "./store/read-projects.ts";
import { viewReadProject } from "./views.ts";

const find: SharedKind["find"] = async ({ actor, db, now, language }, projectId) => {
  const row = await selectReadProjects(db, language)
    .select("project.publishAt")
    .select((eb) => translatedTo(eb).as("translatedTo"))
    .where("project.id", "=", projectId)
    .where("project.organisationId", "=", actor.organisation.id)
    .where("project.deletedAt", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const project = viewReadProject(row, { network: actor.network, actor, now });
  return {
    can: shareVerdict(row),
    sharedWith: row.isPublic ? "anyone" : "residents",
    languages: [row.language, ...row.translatedTo],
    language: project.language,
    label: words.files.kinds[project.kind][project.language],
    title: project.title,
    facts: posterFacts(project),
    text: project.introduction,
    picture: row.image && { ...row.image, altText: project.image?.altText ?? "" },
    organisation: { name: row.organisationName, logo: row.logo },
  };
};

/** From when until when, where, and with how much money. */
function posterFacts({ startsOn, endsOn, neighbourhoods, budget, language }: ReadProject) {
  const fact = (key: keyof typeof words.poster, value: string) => ({ label: words.poster[key][language], value });
  return [
    fact("when", spanOf(startsOn, endsOn, language)),
    fact("where", neighbourhoods.map(({ name }) => name).join(", ")),
    ...(budget ? [fact("budget", wholeMoney(language, budget.amount, budget.currency))] : []),
  ];
}

function spanOf(startsOn: string, endsOn: string, language: Language): string {
  // A day has no time zone.
  const { day } = dateFormats(localeOf(language), { timeZone: "UTC", month: "long" });
  const [from, until] = [startsOn, endsOn].map((text) => day(new Date(`${text}T00:00:00Z`)));
  return from === until ? `${from}` : `${from} –\n${until}`;
}

export const sharedProject: SharedKind = {
  feature: "ideas",
  find,
  pathOf: (id) => `/projects/${id}`,
  async findByEnding(db, ending) {
    const found = await db
      .selectFrom("project")
      .select("project.id")
      .where(sql<string>`right(project.id::text, 10)`, "=", ending)
      .where("project.publishedAt", "is not", null)
      .where("project.deletedAt", "is", null)
      .orderBy("project.id")
      .limit(1)
      .executeTakeFirst();
    return found?.id ?? null;
  },
};
