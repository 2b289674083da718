/**
 * Makes layout.gen.ts from layout.mjml (`npm run generate`; `--check` only compares). Ahead of time, because MJML would cost a
 * running server 100 MB of memory and half a second for its first mail.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import mjml from "mjml";

const here = (name: string) => join(import.meta.dirname, name);

/** The content of layout.gen.ts. @throws with what is wrong in the MJML */
export async function compileLayout(): Promise<string> {
  // Without fonts: for those it knows by name, MJML would have every mail load them from Google.
  const options = { validationLevel: "strict", fonts: {} } as const;
  const { html, errors } = await mjml(await readFile(here("layout.mjml"), "utf8"), options);
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join("\n"));
  const packed = html.replace(/\n\s*/g, "\n");
  return `// Made from layout.mjml by generate.ts.\nexport const layout = ${JSON.stringify(packed)};\n`;
}

if (import.meta.main) {
  const made = await compileLayout();
  if (!process.argv.includes("--check")) await writeFile(here("layout.gen.ts"), made);
  else if (made !== (await readFile(here("layout.gen.ts"), "utf8")))
    throw new Error("layout.gen.ts is stale: npm run generate");
}
