import { useDistrictName } from "../../round/fields/use-district-name.ts";

export type Districts = readonly { id: string; name: string }[];

/** A district's name by its id. */
export function useNameOfDistrict(districts: Districts): (districtId: string) => string {
  const nameOf = useDistrictName();
  return (districtId) => {
    const place = districts.findIndex(({ id }) => id === districtId);
    return nameOf(districts[place], place);
  };
}
