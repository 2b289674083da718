/** Stores and locks the content of rounds that staff prepare and open or that are imported, and refuses what is wrong with it. */
import { type RoundContent, roundProblems } from "@stoep/contract/budgets";
import type { FieldCode } from "@stoep/contract/kernel";
import type { Tx } from "#kernel/database.ts";
import { refuseFields } from "#kernel/refuse.ts";
import type { StoredProject } from "#modules/participation/index.ts";
import { lockContent, lockEligible, replaceContent, type Unknown } from "./store/content.ts";

type Problems = Record<string, FieldCode>;

/** Named under `round.`, as in the request. */
function refuseProblems(problems: Problems): void {
  const entries = Object.entries(problems).map(([path, code]) => [`round.${path}`, code] as const);
  if (entries.length > 0) refuseFields(Object.fromEntries(entries));
}

/** Refuses with `invalid_input` an idea in a district that is not there; it may have none yet. */
export function refuseStrayIdeas({ districts, ideas }: RoundContent): void {
  const known = new Set(districts.map(({ id }) => id));
  const problems = ideas.flatMap(({ districtId }, at) =>
    districtId === null || known.has(districtId) ? [] : [[`ideas.${at}.districtId`, "districtRequired" as const]],
  );
  refuseProblems(Object.fromEntries(problems));
}

/**
 * Refuses with `invalid_input` neighbourhoods and ideas that the network or the project does not have. The round must be locked, or new,
 * and no idea of it stray.
 */
export async function saveContent(
  db: Tx,
  round: { id: string; projectId: string },
  content: RoundContent,
): Promise<void> {
  refuseProblems(unknownProblems(content, await replaceContent(db, round, content)));
}

/** The same for what nobody has and for what others have. */
function unknownProblems({ districts, ideas }: RoundContent, unknown: Unknown): Problems {
  const places = districts.flatMap(({ neighbourhoodIds }, at) =>
    neighbourhoodIds.some((id) => unknown.neighbourhoodIds.has(id))
      ? [[`districts.${at}.neighbourhoodIds`, "neighbourhoodUnknown" as const] as const]
      : [],
  );
  const choices = ideas.flatMap(({ ideaId }, at) =>
    unknown.ideaIds.has(ideaId) ? [[`ideas.${at}`, "ideaNotEligible" as const] as const] : [],
  );
  return Object.fromEntries([...places, ...choices]);
}

interface Opening {
  project: Pick<StoredProject, "currency" | "neighbourhoodIds">;
  /** Districts for which codes were made in the phase. */
  codeDistrictIds: readonly string[];
  /** The day by the network's clock. */
  today: string;
  now: Date;
}

/**
 * Locks the stored content with titles and costs as they are, from `now` on. Refuses with `invalid_input` where something is missing. The
 * round must be locked, or new.
 */
export async function openContent(
  db: Tx,
  roundId: string,
  content: RoundContent,
  { project, codeDistrictIds, today, now }: Opening,
): Promise<void> {
  const { currency, neighbourhoodIds } = project;
  const costs = await lockEligible(db, roundId);
  const problems = roundProblems(content, { today, currency, neighbourhoodIds, costs, codeDistrictIds });
  if (currency === null || Object.keys(problems).length > 0) refuseFields(problems);
  await lockContent(db, roundId, { currency, now });
}
