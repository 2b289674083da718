import type { FileFault } from "@stoep/contract/surveys";
import { fileFaults, fileFaultsShown } from "@stoep/contract/surveys/values";
import { useFieldText, useFormat } from "../../../app/index.ts";
import { useText } from "./words.ts";

type OfFile = (typeof fileFaults)[number];
const isOfFile = (code: string): code is OfFile => fileFaults.some((one) => one === code);

/** Everything that is wrong with a file, by its place. */
export function FaultList({ faults }: { faults: readonly FileFault[] }) {
  const t = useText();
  const format = useFormat();
  const fieldText = useFieldText();
  if (faults.length === 0) return null;
  const textOf = ({ path, line, code }: FileFault) => {
    const text = isOfFile(code) ? t(`faults.${code}`) : fieldText(code);
    if (line > 0) return t("faults.inLine", { line: format.number(line), text });
    return path === "" ? text : t("faults.at", { place: path, text });
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
