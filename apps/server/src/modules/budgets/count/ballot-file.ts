/** The counted ballots of a district as a pabulib file, which anybody can count again. D §11 */
import { Readable } from "node:stream";
import type { Language } from "@stoep/contract/kernel";
import { moneyPerUnit, type PbDescription, writePbBallot, writePbHead } from "@stoep/tally";
import type { Network } from "#kernel/actor.ts";
import { type Config, homeCountry } from "#kernel/config.ts";
import type { Db } from "#kernel/database.ts";
import type { Download } from "#kernel/module.ts";
import { ruleOf } from "../rules.ts";
import { words } from "../texts.ts";
import { type PublishedDistrict, readCounted } from "./store/published.ts";

interface FileOptions {
  db: Db;
  config: Config;
  network: Pick<Network, "name">;
  /** Of the words in place of a title that staff hid. */
  language: Language;
}

/** Written while it is read, a batch of ballots at a time. */
export function ballotFile(published: PublishedDistrict, options: FileOptions) {
  return {
    content: Readable.from(textOf(published, options)),
    type: "text/plain; charset=utf-8",
    saveAs: `${nameOf(published)}.pb`,
  } satisfies Download;
}

/** Of a project's title or a district's name, so that a file can be saved everywhere. */
const longestPart = 40;

/** The same for every reader: the vote, the district and the last day, in the language of the project. */
function nameOf({ language, title, name, endsOn }: PublishedDistrict): string {
  const parts = [words.ballotFile[language], title, name].map((part) => {
    const plain = part.toLocaleLowerCase(language).replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
    return [...plain].slice(0, longestPart).join("").replace(/^-|-$/g, "");
  });
  return [...parts, endsOn].filter(Boolean).join("-");
}

async function* textOf(published: PublishedDistrict, options: FileOptions): AsyncGenerator<string> {
  const { outcome, ballots, budget } = published;
  const ideas = published.ideas.map(({ ideaId, cost }) => ({ id: ideaId, cost: cost ?? 0 }));
  const names = published.ideas.map(({ title, isHiddenByStaff }) =>
    isHiddenByStaff ? words.hiddenIdea[options.language] : (title ?? ""),
  );
  const size = { budget: (budget ?? 0) * moneyPerUnit, ideas, votes: outcome.votes, points: null, ballots };
  yield writePbHead(size, describe(published, options), { names, winners: outcome.winners });
  const places = new Map(published.ideas.map(({ position }, place) => [position, place]));
  for await (const rows of readCounted(options.db, published))
    yield rows
      .map(({ number, choices }) => {
        const ballot = { ideas: choices.map((position) => places.get(position) ?? -1) };
        return writePbBallot(ideas, ballot, { number, hasPoints: false });
      })
      .join("");
}

function describe(published: PublishedDistrict, { config, network }: FileOptions): PbDescription {
  const { title, language, name, currency, opensOn, endsOn, ballot, budget } = published;
  const limits =
    ballot === "basket"
      ? { mostCost: (budget ?? 0) * moneyPerUnit }
      : { leastIdeas: published.atLeast, mostIdeas: published.atMost };
  return {
    description: title,
    country: new Intl.DisplayNames("en", { type: "region" }).of(homeCountry(config)) ?? "",
    unit: network.name,
    district: name === "" ? undefined : name,
    instance: (endsOn ?? "").slice(0, 4),
    language,
    currency: currency ?? "",
    begin: opensOn ?? "",
    end: endsOn ?? "",
    rule: ruleOf(published),
    ...limits,
  };
}
