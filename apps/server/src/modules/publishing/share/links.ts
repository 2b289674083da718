/** The two links to a shared thing. */
import type { Staff } from "#kernel/actor.ts";
import type { ReaderScope } from "#kernel/call.ts";
import type { Config } from "#kernel/config.ts";
import type { Provided } from "#kernel/provided.ts";
import { codeOf, findPath } from "./short-address.ts";

type LinkCall = ReaderScope<Staff> & {
  config: Pick<Config, "publicUrl">;
  provided: Pick<Provided, "shared">;
  params: { subjectId: string };
};

/** The short one is the long one where its code leads to something else. */
export async function loadLinks({ actor, config, db, provided, params }: LinkCall, { path }: { path: string }) {
  const home = `${config.publicUrl}/${actor.network.slug}`;
  const code = codeOf(params.subjectId);
  const isOwn = (await findPath(provided, db, code)) === path;
  return { link: `${home}${path}`, shortLink: isOwn ? `${home}/s/${code}` : `${home}${path}` };
}
