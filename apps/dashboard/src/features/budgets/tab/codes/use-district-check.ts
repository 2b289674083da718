import type { Districts } from "./use-name-of-district.ts";
import { useCodesText } from "./words.ts";

/** The only district; of several, none before one is chosen: codes for the wrong one could not be taken back. */
export const firstDistrict = ({ districts }: { districts: Districts }): string =>
  districts.length === 1 ? (districts[0]?.id ?? "") : "";

/** Says that a district has to be chosen. */
export function useDistrictCheck(): (districtId: string) => string | null {
  const t = useCodesText();
  return (districtId) => (districtId === "" ? t("chooseDistrict") : null);
}
