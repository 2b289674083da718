/** The program behind posters.ts. It imports the typesetter and the decoder of pictures, and nothing else that is large. */
import { join } from "node:path";
import { shortened } from "@stoep/contract/rich-text";
import { breakable, directionOf, reasonOf, typesetter } from "../fonts/index.ts";
import { printedPicture } from "../printed-picture.ts";
import { qrCodeSvg } from "../qr-codes/index.ts";
import type { PosterDocument } from "./document.ts";

const typeset = typesetter(join(import.meta.dirname, "poster.typ"), "poster");

export interface PosterTask extends PosterDocument {
  /** `#rrggbb`, on which white can be read. */
  accent: string;
  /** The network's; a WebP picture. */
  logo: Uint8Array | null;
}
export type PosterReply = { pdf: Uint8Array } | { failed: string };

/** How much text there is, from much to none: the template takes the most that fits. */
const textLengths = [320, 200, 120, 60];

const directed = (text: string) => ({ text: breakable(text), dir: directionOf(text) });

async function typesetHere({ picture, logo, organisation, ...words }: PosterTask): Promise<Buffer> {
  const bytes = {
    picture: picture && (await printedPicture(picture.content)),
    logo: logo && [...logo],
    organisationLogo: organisation.logo && [...organisation.logo],
  };
  const texts = { ...words, organisation: organisation.name, altText: picture?.altText ?? "" };
  return typeset(texts, ({ title, text, facts, ...rest }) => ({
    ...rest,
    ...bytes,
    name: title,
    title: directed(title),
    texts: [...textLengths.map((most) => directed(shortened(text, most))), directed("")],
    facts: facts.map(({ label, value }) => ({ label, value: directed(value) })),
    organisation: breakable(rest.organisation),
    network: breakable(rest.network),
    code: qrCodeSvg(rest.address),
  }));
}

function serve(send: (answer: PosterReply) => void): void {
  process.once("disconnect", () => process.exit(0));
  process.on("message", async (task: PosterTask) => {
    try {
      send({ pdf: await typesetHere(task) });
    } catch (error) {
      send({ failed: reasonOf(error) });
    }
  });
}

if (import.meta.main && process.send) serve(process.send.bind(process));
