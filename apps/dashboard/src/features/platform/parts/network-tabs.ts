import { useText } from "../words.ts";

export function useNetworkTabs(networkId: string, active: "settings" | "imports") {
  const t = useText();
  const base = `/platform/networks/${networkId}`;
  return {
    label: t("network.pages"),
    items: [
      { label: t("network.settings"), href: base, isActive: active === "settings" },
      { label: t("network.imports"), href: `${base}/imports`, isActive: active === "imports" },
    ],
  };
}
