/** Formatted texts, pictures and documents. */
import { deflateSync } from "node:zlib";
import { limits as postLimits } from "@stoep/contract/publishing";
import { plainText } from "@stoep/contract/rich-text";
import { checkAttachment, checkImage } from "../../../modules/files/check-content.ts";
import { shrinkInProcess } from "../../../modules/files/pictures-program.ts";
import { type ReceivedFile, receiveUpload } from "../../../modules/files/receive-upload.ts";
import { sanitise } from "../../../modules/files/rich-text.ts";
import { million, type Parser, read } from "./parser.ts";

const html = (content: string) => ({
  ask: () => plainText(sanitise(content.slice(0, postLimits.textHtml))),
  outcome: read,
});

export const richText: Parser = {
  reads: "Formatted text, from staff",
  bounds: "100,000 characters, elements nested 30 deep, at most ten rounds",
  libraries: ["sanitize-html"],
  files: ["modules/files/rich-text.ts"],
  hostile: {
    "elements in elements": html("<b>".repeat(100_000)),
    "links in links": html('<a href="https://x.example">'.repeat(10_000)),
    brackets: html("<".repeat(100_000)),
    "comments that never end": html("<!--".repeat(100_000)),
    "attributes that never end": html(`<a ${"a=' ".repeat(100_000)}`),
    entities: html("&#7;&lt;&amp;#60;".repeat(10_000)),
    "line breaks and spaces": html("<br> ".repeat(100_000)),
  },
};

const upload = (
  name: string,
  content: Uint8Array,
  check: (arrival: ReceivedFile, name: string) => Promise<unknown>,
) => ({
  ask: (folder: string) =>
    receiveUpload({ folder, maxBytes: 20 * million, sender: null }, content, async (arrival) => {
      await check(arrival, name);
    }),
  outcome: "file_kind_refused",
});
/** A picture that says it has 30,000 by 30,000 pixels, and holds nearly nothing. */
const vastPicture = () => {
  const chunk = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length);
    head.write(name, 4, "latin1");
    return Buffer.concat([head, content, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(30_000, 0);
  size.writeUInt32BE(30_000, 4);
  size[8] = 8;
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
const localHead = Buffer.from("504b0304140000000000000000000000000000000000000000000100000061", "hex");

export const uploads: Parser = {
  reads:
    "The kind of a picture or document by its first bytes, from anybody who is signed in; documents and calendars are kept as they are, and not read",
  bounds: "10 or 20 MB; the library reads 1,024 entries, 512 chunks and 16 MB at most",
  libraries: ["file-type"],
  files: ["modules/files/check-content.ts"],
  hostile: {
    "an archive of a hundred thousand parts": upload(
      "a.docx",
      Buffer.concat(Array(100_000).fill(localHead)),
      checkAttachment,
    ),
    "a picture of small pieces": upload(
      "a.png",
      Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(3 * million)]),
      checkImage,
    ),
    "a sound with a long head": upload(
      "a.png",
      Buffer.concat([Buffer.from("49443304000000ffffff7f", "hex"), Buffer.alloc(million)]),
      checkImage,
    ),
    "a calendar that is none": upload("a.ics", Buffer.from(`BEGIN:${"V".repeat(million)}`), checkAttachment),
  },
};

export const pictures: Parser = {
  reads: "Pictures, from anybody who is signed in",
  bounds:
    "10 MB; 16 to 50 million pixels by kind, checked before decoding; a process of its own with 30 s, by turns of people",
  libraries: ["sharp"],
  files: ["modules/files/pictures-program.ts"],
  hostile: {
    "a small file of a vast picture": {
      ask: (folder) =>
        receiveUpload({ folder, maxBytes: million, sender: null }, vastPicture(), async ({ path }) => {
          const reply = await shrinkInProcess(path, "png");
          if ("refused" in reply) throw new Error(reply.refused);
        }),
      outcome: "file_too_large",
    },
  },
};
