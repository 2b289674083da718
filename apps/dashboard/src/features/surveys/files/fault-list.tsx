import type { FileFault } from "@stoep/contract/surveys";
import { fileFaults, fileFaultsShown } from "@stoep/contract/surveys/values";
import { useFieldText, useFormat } from "../../../app/index.ts";
import { useText } from "./words.ts";

type OfFile = (typeof fileFaults)[number];
const isOfFile = (code: string): code is OfFile => fileFaults.some((one) => one === code);

/** A field says these of what was typed; of a file they say more. */
const ofValues = ["invalid", "required"] as const;
const isOfValue = (code: string): code is (typeof ofValues)[number] => ofValues.some((one) => one === code);

const lists = ["pages", "questions", "options", "rows", "columns", "parts", "tests", "translations"] as const;
const isList = (name: string): name is (typeof lists)[number] => lists.some((one) => one === name);

/** "instrument.pages.0.questions.2.kind" in words: "page 1, question 3, kind". */
function usePlaces(): (path: string) => string {
  const t = useText();
  const format = useFormat();
  return (path) => {
    const names = path.split(".").filter((name) => name !== "instrument");
    return names
      .flatMap((name, at) => {
        const number = Number(names[at + 1]);
        if (isList(name) && names[at + 1] !== undefined)
          return [t(`places.${name}`, { number: format.number(number + 1) })];
        return isList(names[at - 1] ?? "") ? [] : [name];
      })
      .join(", ");
  };
}

/** Everything that is wrong with a file, by its place. */
export function FaultList({ faults }: { faults: readonly FileFault[] }) {
  const t = useText();
  const format = useFormat();
  const fieldText = useFieldText();
  const placeOf = usePlaces();
  if (faults.length === 0) return null;
  const textOf = ({ path, line, code }: FileFault) => {
    const text = isOfFile(code) || isOfValue(code) ? t(`faults.${code}`) : fieldText(code);
    if (line > 0) return t("faults.inLine", { line: format.number(line), text });
    return path === "" ? text : t("faults.at", { place: placeOf(path), text });
  };
  return (
    <>
      <ul aria-label={t("faults.title")}>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.code}`}>{textOf(fault)}</li>
        ))}
      </ul>
      {faults.length >= fileFaultsShown && <p>{t("faults.more", { number: format.number(fileFaultsShown) })}</p>}
    </>
  );
}
