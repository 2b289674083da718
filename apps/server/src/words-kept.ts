/** The page of the specification about every place that holds words, made from what the capabilities declare. `npm run generate` */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PlaceOfWords } from "#kernel/places-of-words.ts";
import { capabilities } from "./app.ts";

export const wordsKeptFile = join(import.meta.dirname, "../../../docs/specification/words-kept.md");

const head = `# Words, place by place

Made by \`npm run generate\` from what each capability declares (\`placesOfWords\`): to be read, not to be changed here. D §5

Every column that holds words people wrote, or words about people. *Erased*: when they go once the person they belong to is erased, which is when a resident deletes the account,
when somebody closes theirs, or when a member or helper of care is deleted; *kept*: how long they stay otherwise. A test compares this list with the schema of the database, and
refuses a column of text that is neither here nor an exception with a reason; another one erases a resident, a colleague, a member and a helper who left words in all these places,
and looks for the words in every table and file. What is written at the very moment of an erasure is found by a job a day later at most (\`care.forgetTraces\`,
\`notifications.forgetNotices\`).
`;

const erasedWords = ({ erased }: PlaceOfWords) => (typeof erased === "string" ? erased : `no: ${erased.not}`);

function tableOf(places: readonly PlaceOfWords[]): string {
  const rows = places.map((place) => {
    const columns = place.columns.map((column) => `\`${column}\``).join(", ");
    return `| \`${place.table}\`: ${columns} | ${place.holds} | ${place.of.join(", ")} | ${erasedWords(place)} | ${place.kept} |`;
  });
  return ["| place | what | whose | erased | kept |", "|---|---|---|---|---|", ...rows].join("\n");
}

export function renderWordsKept(): string {
  const parts = Object.entries(capabilities).flatMap(([word, { placesOfWords }]) =>
    placesOfWords ? [`\n## ${word}\n\n${tableOf(placesOfWords)}\n`] : [],
  );
  return head + parts.join("");
}

if (import.meta.main) await writeFile(wordsKeptFile, renderWordsKept());
