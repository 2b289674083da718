import type { NoticeScope, StaffCall } from "#kernel/call.ts";
import type { Tx } from "#kernel/database.ts";
import type { Audience } from "#kernel/live.ts";
import { type LiveSurvey, putLive } from "./store/publication.ts";

type Going = Pick<NoticeScope, "announce" | "network">;

/** In one transaction. Returns false if another call was first, or it is not due. */
export async function goLive({ db, now, ...call }: Going & { db: Tx; now: Date }, surveyId: string): Promise<boolean> {
  const survey = await putLive(db, surveyId, now);
  if (!survey) return false;
  await announceLive(call, survey);
  return true;
}

export async function announceLive(call: Going, survey: LiveSurvey): Promise<void> {
  await call.announce("surveys", { networkId: call.network.id, organisationId: survey.organisationId });
  await announceToReaders(call, survey);
}

/** To residents whose screens may show it; without neighbourhoods it goes to the whole network. */
export async function announceToReaders(
  { announce, network }: Going,
  { neighbourhoodIds }: { neighbourhoodIds: string[] },
): Promise<void> {
  const audience: Audience = { networkId: network.id };
  if (neighbourhoodIds.length > 0) audience.neighbourhoodIds = neighbourhoodIds;
  await announce("surveys", audience);
}

export const announceToColleagues = ({ announce, actor: { network, organisation } }: StaffCall): Promise<void> =>
  announce("surveys", { networkId: network.id, organisationId: organisation.id });
