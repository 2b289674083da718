import { files } from "@stoep/contract/files";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { includesAudience, keyOfAddress, provenAudience, widestAudience } from "./file-address.ts";
import { contentKey, servedWidth } from "./rules.ts";
import { findFileByKey, findNetwork } from "./store.ts";
import { uploadAttachment, uploadImage } from "./uploads.ts";

export const handlers = handle(files, {
  async uploadImage(call) {
    return uploadImage(call);
  },

  async uploadAttachment(call) {
    return uploadAttachment(call);
  },

  /** D §6: a file can be read by the audience of the things that use it, for as long as they do. */
  async readFile({ params, db, bind, ports, now }) {
    const network = (await findNetwork(db, params.networkSlug)) ?? refuse("not_found");
    const file = (await findFileByKey(bind(network), keyOfAddress(params.fileKey))) ?? refuse("not_found");
    const opened = widestAudience(file.audiences, file.usedAt === null);
    if (!opened || !includesAudience(provenAudience(file, params.fileKey, now), opened)) refuse("not_found");
    const isImage = file.kind === "image";
    if (isImage === (params.variant === "original")) refuse("not_found");
    const variant = isImage ? String(servedWidth(Number(params.variant), sizeOf(file))) : "original";
    const content = (await ports.files.get(contentKey(network.schema, file.id, variant))) ?? refuse("not_found");
    return {
      content: content.stream,
      bytes: content.size,
      type: file.mime,
      isPrivate: opened !== "public",
      etag: `"${file.sha256.slice(0, 22)}-${variant}"`,
      saveAs: isImage ? undefined : file.name,
    };
  },
});

const sizeOf = ({ width, height }: { width: number | null; height: number | null }) => ({
  width: width ?? 0,
  height: height ?? 0,
});
