/**
 * Loads the demonstration: Gent and Leuven with their real neighbourhoods, streets and addresses, and with invented people, posts and
 * comments. A city that is already loaded is left alone. Everything besides the imports is written in one transaction per city.
 */
import { daysBefore } from "@stoep/contract/kernel";
import { sql } from "kysely";
import { gatherProvided } from "../apps/server/src/app.ts";
import { demoPassword } from "../apps/server/src/commands/demo-password.ts";
import type { Network } from "../apps/server/src/kernel/actor.ts";
import type { JobCall } from "../apps/server/src/kernel/call.ts";
import { inTransaction, type Tx } from "../apps/server/src/kernel/database.ts";
import { hashPassword } from "../apps/server/src/modules/accounts/index.ts";
import { record } from "../apps/server/src/modules/audit/index.ts";
import { SlugTakenError } from "../apps/server/src/modules/neighbourhoods/index.ts";
import { rollUpSince } from "../apps/server/src/modules/publishing/index.ts";
import { insertCare } from "./care/load.ts";
import { insertApplications } from "./load/applications.ts";
import { insertAttendance } from "./load/attendance.ts";
import { emptyCrowd, insertCrowd } from "./load/crowd.ts";
import { describeFiles, insertFiles, planFiles, storeFiles } from "./load/files.ts";
import { importGround, openNetwork } from "./load/ground.ts";
import { chooseHomes } from "./load/homes.ts";
import { importIdeas } from "./load/ideas.ts";
import { insertLetters } from "./load/letters.ts";
import { insertLogAndTemplates } from "./load/log-and-templates.ts";
import { insertMails } from "./load/mails.ts";
import { insertNotices } from "./load/notices.ts";
import {
  accountId,
  insertInvitations,
  insertOrganisations,
  insertResidents,
  insertStaff,
  organisationId,
} from "./load/people.ts";
import { importPosts, readGroundIds } from "./load/posts.ts";
import { insertFollowers } from "./load/project-followers.ts";
import { importProjects } from "./load/projects.ts";
import { insertResidenceDecisions } from "./load/residence-decisions.ts";
import { insertResponses } from "./load/responses.ts";
import { importRounds } from "./load/rounds.ts";
import { insertShouts } from "./load/shouts.ts";
import { insertSignOn, makeSealingKey } from "./load/sign-on.ts";
import { liftLimits, type Site, type Tools, withoutLookups } from "./load/site.ts";
import { importSurveys } from "./load/surveys.ts";
import { householdsOf } from "./people/residents.ts";
import { staff } from "./people/staff.ts";
import { cityOf, posts } from "./posts/index.ts";
import type { City, OrganisationKey } from "./shapes.ts";

/** Of the connections that load it. */
export { CopyClient } from "./load/copy-client.ts";

const signIns = [
  ...[
    ["Stad Gent, owner", "ada"],
    ["Stad Gent and Buurtwerk Muide, editor", "els"],
    ["Stad Gent, viewer", "viktor"],
    ["Stad Gent, community worker", "griet"],
    ["Gentse Fietsatelier, owner", "bram"],
    ["Buurtwerk Muide, owner", "chaima"],
    ["Stad Leuven, owner", "otto"],
  ].map(([who = "", key = ""]) => ({
    who,
    email: staff[key]?.email ?? "",
    password: demoPassword,
    path: "/dashboard/",
  })),
  { who: "Resident in the Muide", email: "dirk@example.org", password: demoPassword, path: "/gent" },
  { who: "Resident in the Rabot, in Turkish", email: "fatma@example.org", password: demoPassword, path: "/gent" },
];

/** `city`: one household in eight takes part. `small`: a few hundred people, for tests; posts and comments are the same. */
export type Size = "city" | "small";

export interface Loaded {
  /** False if everything was loaded already. */
  isNew: boolean;
  signIns: typeof signIns;
}

/** @throws TakenError when a network of that name, or an account of those people, is not the demonstration's */
export async function loadDemo(tools: Tools, size: Size | Record<City, Size> = "city"): Promise<Loaded> {
  const wanted: City[] = [];
  for (const city of ["gent", "leuven"] as const) if (!(await isLoaded(tools, city))) wanted.push(city);
  const passwordHash = wanted.length > 0 ? await hashPassword(demoPassword, "") : "";
  for (const city of wanted) await refuseTaken(tools, city);
  await makeSealingKey(tools);
  // One city after the other; the first city's ground is imported meanwhile. But all tables are created before people are inserted:
  // creating a reference to the account table waits for anyone writing there.
  let opened: Promise<unknown> = Promise.resolve();
  const networks = wanted.map((city) => {
    const network = opened.then(() => openNetwork(tools, city));
    opened = network;
    return network;
  });
  const all = Promise.all(networks);
  // The code that awaits these promises learns why they failed.
  all.catch(() => {});
  // Each city has its own connection and transaction. Importing the ground mostly uses this process, and the rest mostly the
  // database, so the next city's ground is imported while the previous city's people are inserted.
  let laid: Promise<unknown> = Promise.resolve();
  const loaded = await Promise.allSettled(
    wanted.map((city, index) => {
      const ground = laid.then(async () => importCity(tools, (await networks[index]) as Network, city));
      laid = ground.catch(() => {});
      return Promise.all([ground, all]).then(([one]) =>
        insertCity(tools, one, passwordHash, typeof size === "string" ? size : size[city]),
      );
    }),
  );
  for (const result of loaded) if (result.status === "rejected") throw result.reason;
  return { isNew: wanted.length > 0, signIns };
}

const MARKS: Record<City, OrganisationKey> = { gent: "stad-gent", leuven: "stad-leuven" };

/** A city is loaded if its organisation exists under the id that only the demonstration gives it. */
async function isLoaded({ store }: Tools, city: City): Promise<boolean> {
  const there = await store.platform
    .selectFrom("public.network")
    .leftJoin("public.organisation", "public.organisation.networkId", "public.network.id")
    .select("public.organisation.id")
    .where("public.network.slug", "=", city)
    .execute();
  const ids = there.map(({ id }) => id).filter((id) => id !== null);
  if (ids.length > 0 && !ids.includes(organisationId(MARKS[city])))
    throw new SlugTakenError(
      `The network "${city}" has organisations of its own: the demonstration is not loaded into it.`,
    );
  return ids.length > 0;
}

/** If a real account here had the same email address, it would be merged with an invented person. */
async function refuseTaken({ store }: Tools, city: City): Promise<void> {
  const residents = householdsOf(city).flatMap(({ members }) => members.map(({ email }) => email));
  const emails = [...Object.values(staff).map(({ email }) => email), ...residents];
  const there = await store.platform
    .selectFrom("public.account")
    .select(["id", "email"])
    .where("email", "=", sql<string>`any(${emails}::text[])`)
    .execute();
  const [taken] = there.filter(({ id, email }) => id !== accountId(email));
  if (taken)
    throw new SlugTakenError(`There is an account ${taken.email} already: the demonstration needs that address.`);
}

interface CityGround {
  city: City;
  network: Network;
  files: ReturnType<typeof planFiles>;
  /** Resolves to what is known of the stored files. */
  drawing: ReturnType<typeof storeFiles>;
}

/** Imports neighbourhoods, streets and addresses. The pictures are drawn meanwhile, and while people are inserted. */
async function importCity(tools: Tools, network: Network, city: City): Promise<CityGround> {
  const files = planFiles(tools, city, network.schema);
  const drawing = storeFiles(files);
  // The code that awaits the drawing learns why it failed.
  drawing.catch(() => {});
  await importGround(tools, network, city);
  return { city, network, files, drawing };
}

async function insertCity(tools: Tools, ground: CityGround, passwordHash: string, size: Size): Promise<void> {
  const { city, network, files, drawing } = ground;
  const { filling, now, say } = tools;
  await inTransaction(
    filling.network(network.schema),
    async (trx) => {
      await liftLimits(trx);
      const site: Site = { city, network, trx, now };
      await recordCity(tools, site);
      await insertOrganisations(site);
      await insertStaff(site, passwordHash);
      await insertInvitations(site);
      const households = householdsOf(city);
      const homes = await chooseHomes(
        trx,
        households,
        posts.filter((post) => cityOf(post) === city),
      );
      const residents = await insertResidents(site, households, homes, passwordHash);
      const crowd =
        size === "city" ? await withoutLookups(trx, () => insertCrowd(site, households, homes)) : emptyCrowd;
      if (size === "city") await insertSignOn(site, MARKS[city]);
      const total = [residents.length + crowd.residents, households.length + crowd.households];
      say(`${network.name}: ${total[0]} residents in ${total[1]} households`);
      await insertFiles(site, files);
      const ids = await readGroundIds(site);
      await insertLetters(site, ids);
      await insertResidenceDecisions(site);
      const live = await importPosts(site, ids);
      const projects = await importProjects(site, ids);
      await importIdeas(site, residents, ids);
      const ballots = await importRounds(site, { residents, crowd }, ids);
      const answers = await importSurveys(site, { residents, crowd }, ids);
      await insertFollowers(site, residents);
      await insertShouts(site, residents, ids);
      const counts = await insertResponses(site, live, { residents, crowd }, ids);
      await insertAttendance(site, live, ids);
      await insertApplications(site, live, residents);
      await insertMails(site, live, residents);
      await insertNotices(site);
      await insertLogAndTemplates(site, live);
      if (city === "gent") say(`${network.name}: ${await insertCare(site, size)} tickets of care`);
      await rollUpSince(jobCall(tools, site, network), daysBefore(now, 800));
      await describeFiles(site, await drawing);
      if (projects > 0) say(`${network.name}: ${projects} projects, ${ballots} ballots, ${answers} answers to surveys`);
      say(`${network.name}: ${files.length} pictures and attachments`);
      say(
        `${network.name}: ${live.length} messages, ${counts.comments} comments, ${counts.reactions} reactions, ${counts.votes} votes`,
      );
    },
    { retry: false },
  );
}

/** One entry in the installation's log covers the whole city. */
const recordCity = ({ log }: Tools, { trx, now, network: { id, slug, name } }: Site): Promise<void> =>
  record(
    {
      db: trx,
      now,
      log,
      actor: { kind: "guest" },
      actorName: "command line",
      requestId: "",
      client: { address: "", agent: "", name: "cli" },
    },
    {
      action: "platform.createNetwork",
      subject: { kind: "network", id, name },
      new: { slug, name, isDemonstration: true },
      organisationId: null,
      networkId: id,
    },
  );

/** The hourly job that computes the statistics runs here inside our transaction. */
function jobCall({ config, ports, log }: Tools, { trx, now }: Site, network: Network): JobCall<Tx> {
  const call: JobCall<Tx> = {
    config,
    ports,
    log,
    provided: gatherProvided(),
    now,
    network,
    db: trx,
    stopping: new AbortController().signal,
    enqueue: async () => {},
    announce: async () => {},
    endStreams: async () => {},
    transact: (work) => work(call),
  };
  return call;
}
