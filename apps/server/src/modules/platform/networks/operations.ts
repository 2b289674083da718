/** Making and changing networks. */
import { createHash } from "node:crypto";
import { imageMaxBytes } from "@stoep/contract/files";
import type { EditNetwork, NewNetwork } from "@stoep/contract/platform";
import type { Network } from "#kernel/actor.ts";
import type { Context } from "#kernel/call.ts";
import type { IncomingFile } from "#kernel/module.ts";
import { refuse, refuseFields } from "#kernel/refuse.ts";
import { type AuditedBy, changes, record } from "#modules/audit/index.ts";
import { type Sender, smallImage } from "#modules/files/index.ts";
import * as neighbourhoods from "#modules/neighbourhoods/index.ts";

/** Pixels of a logo's longer side. */
const logoSide = 512;
/** The column's limit. */
const logoBytesMax = 262_144;

/** Creates schema, row and log entry, or nothing. Refuses with the field code `slugTaken`. */
export async function createNetwork(by: AuditedBy, network: NewNetwork): Promise<Network> {
  const made = await neighbourhoods.createNetwork(by.db, network, by.now).catch((error) => {
    if (error instanceof neighbourhoods.SlugTakenError) return refuseFields({ slug: "slugTaken" });
    throw error;
  });
  await record(by, {
    action: "platform.createNetwork",
    subject: { kind: "network", id: made.id, name: made.name },
    new: { ...network },
    organisationId: null,
    networkId: made.id,
  });
  return made;
}

/** Refuses with `not_found`. */
export async function editNetwork(by: AuditedBy, networkId: string, wanted: EditNetwork): Promise<void> {
  const before = (await neighbourhoods.lockNetwork(by.db, networkId)) ?? refuse("not_found");
  // PostgreSQL does not keep the order of keys in JSON.
  const { url, attribution, maxZoom } = before.tiles ?? {};
  const tiles = before.tiles && { url, attribution, maxZoom };
  const changed = changes({ ...before, tiles }, { ...wanted });
  if (!changed) return;
  await neighbourhoods.updateNetwork(by.db, networkId, wanted);
  await record(by, {
    action: "platform.editNetwork",
    subject: { kind: "network", id: networkId, name: wanted.name },
    ...changed,
    organisationId: null,
    networkId,
  });
}

/** The small copy of a picture that becomes a logo; without `sender` it is not scanned. Refuses with `file_kind_refused` and `file_too_large`. */
export async function shrinkLogo(
  by: Pick<Context, "config">,
  file: IncomingFile,
  sender: Sender | null,
): Promise<Buffer> {
  const limits = { sender, maxBytes: imageMaxBytes, side: logoSide, turn: "platform" };
  const logo = await smallImage(by, file, limits);
  return logo.length > logoBytesMax ? refuse("file_too_large") : logo;
}

/** Gives a network the logo that `shrinkLogo` made, or removes it with null. Refuses with `not_found`. */
export async function setNetworkLogo(by: AuditedBy, networkId: string, logo: Buffer | null): Promise<void> {
  const before = (await neighbourhoods.lockNetwork(by.db, networkId)) ?? refuse("not_found");
  const sha256 = logo && createHash("sha256").update(logo).digest("hex");
  const changed = changes({ fileId: before.logoSha256 }, { fileId: sha256 });
  if (!changed) return;
  await neighbourhoods.putLogo(by.db, networkId, logo && sha256 ? { logo, sha256 } : null);
  await record(by, {
    action: "platform.setNetworkLogo",
    subject: { kind: "network", id: networkId, name: before.name },
    ...changed,
    organisationId: null,
    networkId,
  });
}
