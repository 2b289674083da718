import { Notice } from "@stoep/ui";
import { useFormat } from "../../../../app/index.ts";
import { useText } from "../../parts/words.ts";

/** S1 §8: advises, never blocks. */
export function RateWarning({ neighbourhoods }: { neighbourhoods: { id: string; name: string }[] }) {
  const t = useText();
  const format = useFormat();
  if (neighbourhoods.length === 0) return null;
  const names = format.list(neighbourhoods.map(({ name }) => name));
  return (
    <Notice tone="warning" title={t("publish.rate.title")}>
      {t("publish.rate.text", { names })}
    </Notice>
  );
}
