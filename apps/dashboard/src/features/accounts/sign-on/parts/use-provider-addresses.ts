import { useText } from "../words.ts";
import type { Address } from "./save-provider.ts";

/** The addresses of a provider, labelled for the people who need them. */
export function useProviderAddresses() {
  const t = useText();
  const named =
    (kind: "signInAddress" | "redirectUri" | "residentRedirectUri", copy: Address["copyLabel"]) =>
    (value: string): Address => ({
      label: t(`providers.${kind}`),
      value,
      copyLabel: copy,
    });
  return {
    signIn: named("signInAddress", t("providers.copySignInAddress")),
    redirect: named("redirectUri", t("providers.copyRedirectUri")),
    residentRedirect: named("residentRedirectUri", t("providers.copyResidentRedirectUri")),
  };
}
