import { useText } from "../../parts/words.ts";

/** A district's name, or its number while it has none. */
export function useDistrictName(): (district: { name: string } | undefined, place: number) => string {
  const t = useText();
  return (district, place) => district?.name || t("districts.number", { number: place + 1 });
}
