/** Composition root: the capabilities in their fixed order, on one database. Used by the entry point, the command line and every test. */
import type { contract } from "@stoep/contract";
import { type LimitTable, limits as writeLimits } from "@stoep/contract/rate-limits";
import type { Context } from "#kernel/call.ts";
import type { Clock } from "#kernel/clock.ts";
import type { Databases } from "#kernel/database.ts";
import type { Disk } from "#kernel/disk.ts";
import type { SenderLimits } from "#kernel/http/slow-senders.ts";
import { type HttpServer, type Inspector, openHttp } from "#kernel/http.ts";
import type { JobRunner } from "#kernel/jobs.ts";
import { keyFor } from "#kernel/keys/installation-keys.ts";
import type { Live } from "#kernel/live.ts";
import type { Metrics } from "#kernel/metrics.ts";
import type { Capability } from "#kernel/module.ts";
import type { ScannerPort } from "#kernel/ports.ts";
import { onlyOne, type Provided, type Provides } from "#kernel/provided.ts";
import { capability as accounts, actorIdentifier, networkList, writeCounter } from "#modules/accounts/index.ts";
import { capability as audit } from "#modules/audit/index.ts";
import { capability as budgets } from "#modules/budgets/index.ts";
import { capability as care } from "#modules/care/index.ts";
import { capability as conversations, gatherSubjects } from "#modules/conversations/index.ts";
import { capability as feed } from "#modules/feed/index.ts";
import { addressPurpose, capability as files, signAddressesWith } from "#modules/files/index.ts";
import { gatherLicensedKinds, capability as licences } from "#modules/licences/index.ts";
import { capability as neighbourhoods } from "#modules/neighbourhoods/index.ts";
import { gatherMails, gatherNotices, capability as notifications } from "#modules/notifications/index.ts";
import { capability as participation } from "#modules/participation/index.ts";
import { capability as platform } from "#modules/platform/index.ts";
import {
  gatherInboxKinds,
  gatherLinkKinds,
  gatherShared,
  capability as publishing,
} from "#modules/publishing/index.ts";
import { capability as residents } from "#modules/residents/index.ts";
import { gatherBecameKinds, capability as shouts } from "#modules/shouts/index.ts";
import { capability as surveys } from "#modules/surveys/index.ts";
import { capability as vacancies } from "#modules/vacancies/index.ts";
import { watchDisk } from "./adapters/disk.ts";
import { startJobs } from "./adapters/jobs.ts";
import { startLive, streamsOfOne } from "./adapters/live.ts";
import { openMetrics } from "./adapters/metrics.ts";
import { openFilesLimit, shareOpenFiles } from "./open-files.ts";

/** The capabilities in their order. */
export const capabilities: Record<keyof typeof contract, Capability> = {
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
  participation,
  budgets,
  surveys,
  feed,
  care,
  platform,
};

/** What the capabilities provide for one another, as one value. @throws at start, by name, when something needed is missing */
export function gatherProvided(from: Readonly<Record<string, Capability>> = capabilities): Provided {
  const allOf = <N extends keyof Provides>(name: N) => {
    const found = Object.values(from).flatMap((one) => (one[name] === undefined ? [] : [one[name]]));
    if (found.length === 0) throw new Error(`no capability provides ${name}`);
    return found;
  };
  const mails = gatherMails(allOf("mails"));
  return {
    mails,
    notices: gatherNotices(allOf("notices"), mails),
    subjects: gatherSubjects(allOf("subjects")),
    shared: gatherShared(allOf("shared")),
    becameKinds: gatherBecameKinds(allOf("becameKinds")),
    licensedKinds: gatherLicensedKinds(allOf("licensedKinds")),
    inboxKinds: gatherInboxKinds(allOf("inboxKinds")),
    linkKinds: gatherLinkKinds(allOf("linkKinds")),
    alertMails: onlyOne("alertMails", allOf("alertMails")),
    contactForms: onlyOne("contactForms", allOf("contactForms")),
    networkLook: onlyOne("networkLook", allOf("networkLook")),
    fileHolders: allOf("fileHolders").flat(),
    infectionSteps: allOf("infectionSteps").flat(),
    searchers: allOf("searchers").flat(),
    mapParts: allOf("mapParts").flat(),
    sealedColumns: allOf("sealedColumns").flat(),
    sealedFolders: allOf("sealedFolders").flat(),
    placesOfWords: allOf("placesOfWords").flat(),
    backedUpRows: allOf("backedUpRows").flat(),
    ownData: allOf("ownData").flat(),
    nameFollowers: allOf("nameFollowers").flat(),
    heldBy: allOf("heldBy").flat(),
    endsWithMember: allOf("endsWithMember").flat(),
    departureSteps: allOf("departureSteps").flat(),
    proofSteps: allOf("proofSteps").flat(),
    projectsOfLeaver: allOf("projectsOfLeaver").flat(),
    accountErasureSteps: allOf("accountErasureSteps").flat(),
    erasureSteps: allOf("erasureSteps").flat(),
    personDeletionSteps: allOf("personDeletionSteps").flat(),
    personSuspensionSteps: allOf("personSuspensionSteps").flat(),
    personErasureSteps: allOf("personErasureSteps").flat(),
    peopleRead: allOf("peopleRead").flat(),
    transitionSteps: allOf("transitionSteps").flat(),
  };
}

export interface App {
  http: HttpServer;
  jobs: JobRunner;
  live: Live;
  metrics: Metrics;
  disk: Disk;
  scanner: ScannerPort | null;
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
  /** All capabilities by default. */
  capabilities?: Readonly<Record<string, Capability>>;
}

export async function openApp(options: AppOptions): Promise<App> {
  const { databases, clock, config, log, capabilities: chosen = capabilities } = options;
  const provided = gatherProvided(chosen);
  signAddressesWith(await keyFor(databases.platform, addressPurpose));
  const disk = watchDisk(config.folder);
  const share = shareOpenFiles(openFilesLimit());
  const limits = { ...streamsOfOne, inAll: share.streams };
  const live = await startLive({ pool: databases.pool, log, limits });
  const metrics = openMetrics({ pool: databases.pool, liveStreams: () => live.count() });
  const { mail, scanner } = options.ports;
  const ports = { ...options.ports, mail: metrics.counted(mail), scanner: scanner && metrics.countedScans(scanner) };
  const jobs = await startJobs({
    databases,
    jobs: Object.values(chosen).flatMap(({ jobs = [] }) => jobs),
    networks: networkList(databases.platform),
    live,
    clock,
    config,
    ports,
    log,
    provided,
    metrics,
    mode: options.jobMode,
  });
  const http = await openHttp({
    databases,
    modules: Object.fromEntries(Object.entries(chosen).map(([word, { module }]) => [word, module])),
    jobs,
    live,
    clock,
    config,
    ports,
    log,
    provided,
    metrics,
    disk,
    countWrite: writeCounter(databases.platform, options.limits ?? writeLimits),
    identify: actorIdentifier(databases.platform, databases.network),
    inspect: options.inspect,
    slowSenders: options.slowSenders,
    maxConnections: share.connections,
  });
  return {
    http,
    jobs,
    live,
    metrics,
    disk,
    scanner: ports.scanner,
    async close() {
      const closed = http.close();
      // Event streams do not end by themselves.
      await live.stop();
      await closed;
      await jobs.stop();
    },
  };
}
