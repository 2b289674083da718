/** The program behind forms.ts. It imports the typesetter and the decoder of pictures, and nothing else that is large. */
import { join } from "node:path";
import { breakable, reasonOf, typesetter } from "../fonts/index.ts";
import { printedPicture } from "../printed-picture.ts";
import type { FormBlock, FormField, FormPicture, FormTask } from "./document.ts";

const typeset = typesetter(join(import.meta.dirname, "form.typ"), "form");

/** A question of more lines than this may go on over the page. */
const linesTogether = 14;

type Bytes = number[];

const drawn = async (picture: FormPicture | null): Promise<FormPicture<Bytes> | null> =>
  picture && { altText: breakable(picture.altText), content: await printedPicture(picture.content) };

async function drawnField(field: FormField): Promise<FormField<Bytes>> {
  if (field.draw === "choices") {
    const options = field.options.map(async ({ text, picture }) => ({
      text: breakable(text),
      picture: await drawn(picture),
    }));
    return { ...field, options: await Promise.all(options) };
  }
  if (field.draw === "numbers") return { ...field, options: field.options.map(breakable) };
  if (field.draw === "table")
    return { ...field, rows: field.rows.map(breakable), columns: field.columns.map(breakable) };
  return field;
}

/** About how many lines it is high. */
function heightOf(field: FormField): number {
  switch (field.draw) {
    case "lines":
      return field.count + 1;
    case "choices":
      return field.options.some(({ picture }) => picture !== null) ? field.options.length * 3 : field.options.length;
    case "numbers":
      return field.options.length * 1.5;
    case "table":
      return field.rows.length * 1.5 + 2;
    case "scale":
      return 3;
  }
}

async function drawnBlock(block: FormBlock) {
  if (block.kind === "part") return { ...block, title: breakable(block.title) };
  const { fields, picture, text, description } = block;
  const height = fields.reduce((sum, field) => sum + heightOf(field), (text.length + description.length) / 80);
  return {
    ...block,
    text: breakable(text),
    description: breakable(description),
    picture: await drawn(picture),
    fields: await Promise.all(fields.map(drawnField)),
    staysTogether: height <= linesTogether,
  };
}

async function typesetHere({ blocks, ...words }: FormTask): Promise<Buffer> {
  const drawnBlocks = await Promise.all(blocks.map(drawnBlock));
  return typeset({ ...words, blocks: drawnBlocks });
}

function serve(send: (answer: { pdf: Uint8Array } | { failed: string }) => void): void {
  process.once("disconnect", () => process.exit(0));
  process.on("message", async (task: FormTask) => {
    try {
      send({ pdf: await typesetHere(task) });
    } catch (error) {
      send({ failed: reasonOf(error) });
    }
  });
}

if (import.meta.main && process.send) serve(process.send.bind(process));
