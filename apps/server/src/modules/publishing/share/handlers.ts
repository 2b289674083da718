import { publishing } from "@stoep/contract/publishing";
import { handle } from "#kernel/module.ts";
import { refuse } from "#kernel/refuse.ts";
import { findNetworkBySlug } from "#modules/accounts/index.ts";
import { qrCodePng, qrCodeSvg, readPicture, writePoster } from "#modules/files/index.ts";
import { findNetworkLook } from "#modules/neighbourhoods/index.ts";
import { loadShared } from "./kinds.ts";
import { loadLinks } from "./links.ts";
import { findPath } from "./short-address.ts";
import { posterFileName, posterWords, qrCodeFileName } from "./texts.ts";

/** The organisation's and the message's picture as they are printed, at 200 dots per inch on A4. */
const printedWidths = { logo: 800, picture: 1600 };

export const shareHandlers = handle(publishing, {
  async getShareLink(call) {
    const shared = await loadShared(call);
    const { title, sharedWith, languages } = shared;
    return { title, sharedWith, languages, ...(await loadLinks(call, shared)) };
  },

  async exportQrCode(call) {
    const { title, path } = await loadShared(call);
    const { link } = await loadLinks(call, { path });
    const isPng = call.query.format === "png";
    return {
      content: isPng ? qrCodePng(link) : Buffer.from(qrCodeSvg(link)),
      type: isPng ? "image/png" : "image/svg+xml",
      saveAs: qrCodeFileName(title, call.language, call.query.format),
    };
  },

  async exportPoster(call) {
    const { actor, query, db, ports } = call;
    const shared = await loadShared({ ...call, language: query.language ?? call.language });
    const { link, shortLink } = await loadLinks(call, shared);
    const { language, label, title, facts, text, picture, organisation } = shared;
    const pictureContent = picture && (await readPicture(ports, actor.network, picture, printedWidths.picture));
    const logo = organisation.logo && (await readPicture(ports, actor.network, organisation.logo, printedWidths.logo));
    const content = await writePoster(
      {
        paper: query.paper,
        language,
        label,
        title,
        facts,
        text,
        picture: pictureContent && { content: pictureContent, altText: picture?.altText ?? "" },
        organisation: { name: organisation.name, logo },
        network: actor.network.name,
        address: link,
        typedAddress: shortLink.replace(/^https?:\/\//, ""),
        words: posterWords(language, { sharedWith: shared.sharedWith, address: link }),
      },
      await findNetworkLook(db, actor.network.id),
      actor.organisation.id,
    );
    return { content, type: "application/pdf", saveAs: posterFileName(title, language, query.paper) };
  },

  async findShared({ params, db, bind, provided }) {
    const network = (await findNetworkBySlug(db, params.networkSlug)) ?? refuse("not_found");
    const path = await findPath(provided, bind(network).db, params.shortCode);
    return { path: path ?? refuse("not_found") };
  },
});
