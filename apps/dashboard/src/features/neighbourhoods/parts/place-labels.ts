import { useText } from "./map-layers.ts";

/** The labels of the pin, for a field with an address. */
export function usePlaceLabels() {
  const t = useText();
  return {
    map: t("address.map"),
    pin: t("address.pin"),
    place: t("address.place"),
    remove: t("address.remove"),
    howTo: t("address.howTo"),
    noPin: t("address.noPin"),
  };
}
