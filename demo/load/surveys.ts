/** Imports surveys and their answers through the server's functions for surveys with a history. */
import { dayAt, daysLater, hourMs, type Language } from "@stoep/contract/kernel";
import { SurveyDraft } from "@stoep/contract/surveys";
import { type Instrument, keptAnswers, textPlaces } from "@stoep/instrument";
import { type ImportedAnswer, importAnswers, importSurvey } from "../../apps/server/src/modules/surveys/index.ts";
import { type Chance, chance } from "../chance.ts";
import type { Reader } from "../engagement.ts";
import { momentOf, ZONE } from "../moments.ts";
import { codeOf } from "../places.ts";
import { stableId } from "../stable-id.ts";
import { type DemoSurvey, surveys } from "../surveys/index.ts";
import type { Home } from "../surveys/questions.ts";
import type { Crowd } from "./crowd.ts";
import { organisationId, staffId } from "./people.ts";
import type { GroundIds } from "./posts.ts";
import type { Site } from "./site.ts";

interface People {
  residents: readonly Reader[];
  crowd: Crowd;
}

export const surveyId = (key: string): string => stableId("survey", key);

/** Returns how many answers there are. */
export async function importSurveys(site: Site, people: People, ids: GroundIds): Promise<number> {
  const { trx, now, city } = site;
  if (city !== "gent") return 0;
  const homes = await readHomes(site);
  let total = 0;
  for (const survey of surveys) {
    const { key, author, when, isPublic = false } = survey;
    const publishAt = momentOf(when, now, true);
    const at = new Date((publishAt && publishAt < now ? publishAt : now).getTime() - 26 * hourMs);
    const id = surveyId(key);
    const written = { id, organisationId: organisationId("stad-gent"), accountId: staffId(author), at };
    await importSurvey(trx, written, surveyDraft(survey, ids, now), { publishAt, now, isPublic });
    const answers = inventAnswers(survey, respondentsOf(survey, people), { ids, homes, now });
    await importAnswers(trx, id, answers);
    total += answers.length;
  }
  return total;
}

/** The middle of each neighbourhood. */
async function readHomes({ trx }: Site): Promise<ReadonlyMap<string, Home>> {
  const rows = await trx.selectFrom("neighbourhood").select(["code", "centreLongitude", "centreLatitude"]).execute();
  return new Map(rows.map((row) => [row.code, [row.centreLongitude, row.centreLatitude] as const]));
}

export function instrumentOf({ key, title, description, pages }: DemoSurvey): Instrument {
  return {
    showsHeader: true,
    title,
    description,
    pages: pages.map((page, number) => ({
      id: stableId("survey-page", key, number),
      title: page.title ?? "",
      questions: page.questions.map(({ question }) => question),
      showIf: null,
      endIf: null,
    })),
  };
}

export function surveyDraft(survey: DemoSurvey, ids: Pick<GroundIds, "areas">, now: Date): SurveyDraft {
  const { kind, introduction, thanks, days, where, slug, project, translations = {} } = survey;
  const instrument = instrumentOf(survey);
  const dayAfter = (shift: number) => daysLater(dayAt(now, ZONE), shift);
  return SurveyDraft.parse({
    kind,
    language: "nl",
    instrument,
    introduction: introduction ?? null,
    thanks,
    startsOn: days ? dayAfter(days[0]) : null,
    endsOn: days && days[1] !== null ? dayAfter(days[1]) : null,
    hasNoEnd: days !== null && days[1] === null,
    respondents: slug === undefined ? "residents" : "open",
    slug: slug ?? "",
    neighbourhoodIds: where.map((area) => ids.areas.get(codeOf(area))),
    projectId: project ? stableId("project", project.key) : null,
    phaseId: project ? stableId("phase", project.key, project.phase) : null,
    translations: Object.entries(translations).map(([language, words]) => ({
      language: language as Language,
      introduction: words.introduction,
      thanks: words.thanks,
      texts: Object.fromEntries(textPlaces(instrument).map(({ key, text }) => [key, words.texts[text] ?? ""])),
    })),
  });
}

type Respondent = Pick<Reader, "residentId" | "language" | "area">;

/** Residents of its neighbourhoods, some of whom answer; Dirk has not yet. Those by the public link are of no known residents. */
function respondentsOf(survey: DemoSurvey, { residents, crowd }: People): (Respondent | null)[] {
  const luck = chance(`respondents/${survey.key}`);
  if (survey.slug !== undefined) return Array.from({ length: survey.answers }, () => null);
  const codes = survey.where.map(codeOf);
  const known = residents.filter((one) => codes.includes(one.area) && one.kind === "person" && one.key !== "dirk");
  const crowded = codes.flatMap((area) => (crowd.readers.get(area) ?? []).map((one) => ({ ...one, area })));
  return luck.shuffled<Respondent>([...known, ...crowded]).slice(0, survey.answers);
}

interface Ground {
  ids: Pick<GroundIds, "areas">;
  homes: ReadonlyMap<string, Home>;
  now: Date;
}

function inventAnswers(
  survey: DemoSurvey,
  respondents: readonly (Respondent | null)[],
  ground: Ground,
): ImportedAnswer[] {
  const luck = chance(`answers/${survey.key}`);
  const instrument = instrumentOf(survey);
  return respondents.map((one) => {
    const area = one?.area ?? codeOf(luck.pick(survey.where));
    const neighbourhoodId = ground.ids.areas.get(area);
    const home = ground.homes.get(area);
    if (neighbourhoodId === undefined || home === undefined) throw new Error(`there is no neighbourhood ${area}`);
    return {
      residentId: one?.residentId ?? null,
      neighbourhoodId,
      language: one?.language === "tr" && survey.translations?.tr ? "tr" : "nl",
      channel: one === null ? "link" : "app",
      day: daysLater(dayAt(ground.now, ZONE), inventDay(luck, survey)),
      answers: keptAnswers(instrument, inventOne(luck, survey, home)),
    };
  });
}

function inventOne(luck: Chance, { pages }: DemoSurvey, home: Home): ImportedAnswer["answers"] {
  const invented = pages
    .flatMap(({ questions }) => questions)
    .flatMap(({ question: { id }, invent }) => {
      const answer = invent(luck, home);
      return answer === null ? [] : [[id, answer] as const];
    });
  return Object.fromEntries(invented);
}

/** Most answer in the first days, and some after the reminder in the middle. */
function inventDay(luck: Chance, { days }: DemoSurvey): number {
  const [first, last] = days ?? [0, 0];
  const until = Math.min(last ?? 0, 0);
  const share = luck.is(0.25) ? luck.between(0.45, 0.7) : luck.next() ** 2;
  return first + Math.floor(share * (until - first + 1));
}
