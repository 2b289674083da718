import { type FeatureScreens, nobodysId } from "../../../../../../e2e/screen.ts";

const at = "/dashboard/platform";

export const screens: FeatureScreens = {
  async office({ api }) {
    const network = (await api.platform.listNetworks()).items.find(({ slug }) => slug === "gent");
    const [organisation] = (await api.platform.listOrganisations({ query: { search: "Stad Gent" } })).items;
    const [account] = (await api.platform.listAccounts({ query: { search: "els@gent.example" } })).items;
    return [
      { name: "networks", path: `${at}/networks` },
      { name: "new-network", path: `${at}/networks/new` },
      { name: "network", path: `${at}/networks/${network?.id}` },
      { name: "imports", path: `${at}/networks/${network?.id}/imports` },
      { name: "organisations", path: `${at}/organisations` },
      { name: "new-organisation", path: `${at}/organisations/new` },
      { name: "organisation", path: `${at}/organisations/${organisation?.id}` },
      { name: "accounts", path: `${at}/accounts` },
      { name: "accounts-nobody", path: `${at}/accounts?search=qqqq` },
      { name: "account", path: `${at}/accounts/${account?.id}` },
      { name: "sign-on", path: `${at}/sign-on` },
      { name: "log", path: `${at}/log` },
      { name: "network-gone", path: `${at}/networks/${nobodysId}` },
    ];
  },
  guest: () => [{ name: "first-account-used", path: "/dashboard/first-account?token=used" }],
};
