/** JSON in lines that suit a diff: whatever fits on one line is on one line, for instance a property with its shape. */

const width = 120;

export function textOf(value: unknown): string {
  return `${lines(value, "", 0)}\n`;
}

/** `room`: the length of what precedes and follows the value on its line. */
function lines(value: unknown, indent: string, room: number): string {
  const short = oneLine(value);
  if (indent.length + room + short.length <= width || !isNested(value)) return short;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((one) => deeper + lines(one, deeper, 1))
    : entriesOf(value).map(([key, one]) => {
        const start = `${JSON.stringify(key)}: `;
        return deeper + start + lines(one, deeper, start.length + 1);
      });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;
const entriesOf = (value: object) => Object.entries(value).filter(([, one]) => one !== undefined);

function oneLine(value: unknown): string {
  if (!isNested(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  const parts = entriesOf(value).map(([key, one]) => `${JSON.stringify(key)}: ${oneLine(one)}`);
  return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
}
