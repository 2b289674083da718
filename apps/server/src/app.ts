/** Composition root: the capabilities in their fixed order, on one database. Used by the entry point, the command line and every test. */
import type { contract } from "@stoep/contract";
import { type LimitTable, limits } from "@stoep/contract/rate-limits";
import type { Context } from "#kernel/call.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Databases } from "#kernel/database.ts";
import type { Disk } from "#kernel/disk.ts";
import { type HttpServer, type Inspector, openHttp } from "#kernel/http.ts";
import type { Job, JobRunner } from "#kernel/jobs.ts";
import type { Live } from "#kernel/live.ts";
import type { Metrics } from "#kernel/metrics.ts";
import type { ServerModule } from "#kernel/module.ts";
import type { SenderLimits } from "#kernel/slow-senders.ts";
import * as accounts from "#modules/accounts/index.ts";
import * as audit from "#modules/audit/index.ts";
import * as care from "#modules/care/index.ts";
import * as conversations from "#modules/conversations/index.ts";
import * as feed from "#modules/feed/index.ts";
import * as files from "#modules/files/index.ts";
import * as licences from "#modules/licences/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";
import * as notifications from "#modules/notifications/index.ts";
import * as platform from "#modules/platform/index.ts";
import * as publishing from "#modules/publishing/index.ts";
import * as residents from "#modules/residents/index.ts";
import * as shouts from "#modules/shouts/index.ts";
import * as vacancies from "#modules/vacancies/index.ts";
import { watchDisk } from "./adapters/disk.ts";
import { startJobs } from "./adapters/jobs.ts";
import { startLive } from "./adapters/live.ts";
import { openMetrics } from "./adapters/metrics.ts";

/** What a capability's door gives to the root; the rest of the door is for later capabilities. */
interface Capability {
  module: ServerModule;
  jobs?: readonly Job[];
  mails?: Parameters<typeof notifications.provideMails>[0];
  /** The notifications that the capability sends. */
  notices?: notifications.Notices;
  /** Where the capability keeps files. */
  fileHolder?: files.FileHolder | readonly files.FileHolder[];
  /** Its lists for the download of a resident's own data. */
  ownData?: readonly files.OwnList[];
  /** Ends what a person may hold only while they live in the network. */
  farewell?: residents.DepartureStep;
  /** Copies a changed account name to wherever the capability keeps it. */
  renamed?: accounts.NameFollower;
  /** Its part of the search over everything. */
  searcher?: feed.Searcher;
  /** Deletes what the capability stores about someone who deletes their account. */
  erase?: residents.ErasureStep;
}

const capabilities: Record<keyof typeof contract, Capability> = {
  files,
  notifications,
  audit,
  accounts,
  neighbourhoods,
  licences,
  residents,
  conversations,
  publishing,
  vacancies,
  shouts,
  feed,
  care,
  platform,
};

/** The mails of all capabilities, by name. */
export const mails: NonNullable<Capability["mails"]> = Object.assign(
  {},
  ...Object.values(capabilities).map(({ mails }) => mails),
);

/** Earlier capabilities are given what they need of later ones. */
function provideAll(): void {
  files.provideFileHolders(Object.values(capabilities).flatMap(({ fileHolder = [] }) => fileHolder));
  notifications.provideMails(mails);
  notifications.provideNotices(Object.values(capabilities).flatMap(({ notices = [] }) => notices));
  residents.provideOwnData(Object.values(capabilities).flatMap(({ ownData = [] }) => ownData));
  residents.provideDepartureSteps(Object.values(capabilities).flatMap(({ farewell = [] }) => farewell));
  accounts.provideNameFollowers(Object.values(capabilities).flatMap(({ renamed }) => renamed ?? []));
  residents.provideErasureSteps(Object.values(capabilities).flatMap(({ erase = [] }) => erase));
  feed.provideSearchers(Object.values(capabilities).flatMap(({ searcher }) => searcher ?? []));
  publishing.provideContactForms(care.formsOf);
  conversations.provideSubjects({ post: publishing.postAsSubject, shout: shouts.shoutAsSubject });
}

export interface App {
  http: HttpServer;
  jobs: JobRunner;
  live: Live;
  metrics: Metrics;
  disk: Disk;
  close(): Promise<void>;
}

export interface AppOptions extends Pick<Context, "config" | "ports" | "log"> {
  databases: Databases;
  clock: Clock;
  /** `work`: this process runs jobs too. `by_hand`: tests run what is due. */
  jobMode: "work" | "send" | "by_hand";
  inspect?: Inspector;
  slowSenders?: SenderLimits;
  /** How often one person may do each kind of thing; by default the contract's table. */
  limits?: LimitTable;
}

export async function openApp(options: AppOptions): Promise<App> {
  const { databases, clock, config, log } = options;
  const disk = watchDisk(config.folder);
  const live = await startLive({ pool: databases.pool, log });
  const metrics = openMetrics({ pool: databases.pool, liveStreams: () => live.count() });
  const ports = { ...options.ports, mail: metrics.counted(options.ports.mail) };
  const jobs = await startJobs({
    databases,
    jobs: Object.values(capabilities).flatMap(({ jobs = [] }) => jobs),
    networks: accounts.networkList(databases.platform),
    live,
    clock,
    config,
    ports,
    log,
    metrics,
    mode: options.jobMode,
  });
  provideAll();
  const http = await openHttp({
    databases,
    modules: Object.fromEntries(Object.entries(capabilities).map(([word, one]) => [word, one.module])),
    jobs,
    live,
    clock,
    config,
    ports,
    log,
    metrics,
    disk,
    countWrite: accounts.writeCounter(databases.platform, options.limits ?? limits),
    identify: accounts.actorIdentifier(databases.platform, databases.network),
    ...(options.inspect ? { inspect: options.inspect } : {}),
    ...(options.slowSenders ? { slowSenders: options.slowSenders } : {}),
  });
  return {
    http,
    jobs,
    live,
    metrics,
    disk,
    async close() {
      const closed = http.close();
      // Event streams do not end by themselves.
      await live.stop();
      await closed;
      await jobs.stop();
    },
  };
}
