/** What of an organisation a one-off licence can name. */
import { features } from "@stoep/contract/features";
import type { Module } from "@stoep/contract/kernel";
import type { RouteCall } from "#kernel/call.ts";
import type { Provided } from "#kernel/provided.ts";
import type { Licensable } from "./kinds.ts";

/** The `db` is bound to the organisation's network. */
export interface NameReader extends Pick<RouteCall, "db" | "language"> {
  provided: Pick<Provided, "licensedKinds">;
}

/** As many as a list to choose from shows. */
const mostShown = 20;

/** What of a kind a licence of the organisation can name; undefined if there is no such kind. */
export const listLicensable = async (
  reader: NameReader,
  organisationId: string,
  { kind, search }: { kind: string; search: string },
): Promise<Licensable[] | undefined> =>
  reader.provided.licensedKinds.get(kind)?.listOf(reader, organisationId, { search, limit: mostShown });

/** Undefined if there is no such thing of the organisation, or licences of this module do not name its kind. */
export async function findLicensable(
  reader: NameReader,
  organisationId: string,
  { module, kind, id }: { module: Module; kind: string; id: string },
): Promise<Licensable | undefined> {
  const of = reader.provided.licensedKinds.get(kind);
  if (of === undefined || features[of.feature].module !== module) return undefined;
  const [found] = await of.listOf(reader, organisationId, { ids: [id] });
  return found;
}
