/** Every screen of the dashboard and of the back office, for the journey that looks at them all. */
import type { Page } from "playwright-core";
import { apiAs, apiByLink } from "./calls.ts";
import { systemAccount } from "./office.ts";
import { people } from "./people.ts";

/** An address, and what to do there before the screen is looked at. */
export type Screen = { name: string; path: string; act?: (page: Page) => Promise<unknown> };

const footer = '[class*="footer"] button';

export async function dashboardScreens(): Promise<Screen[]> {
  const city = await apiAs(people.ada);
  const one = async (query: Parameters<typeof city.publishing.listPosts>[0]) =>
    (await city.publishing.listPosts(query)).items[0]?.id ?? "";
  const alert = await one({ query: { types: ["urgent"] } });
  const poll = await one({ query: { types: ["option"] } });
  const concept = await one({ query: { state: "concept" } });
  return [
    { name: "start", path: "/dashboard/" },
    { name: "inbox", path: "/dashboard/inbox" },
    { name: "inbox-scheduled", path: "/dashboard/inbox?state=scheduled" },
    { name: "inbox-concepts", path: "/dashboard/inbox?state=concept" },
    { name: "inbox-nothing", path: "/dashboard/inbox?search=qqqq" },
    { name: "message", path: `/dashboard/messages/${alert}` },
    { name: "message-figures", path: `/dashboard/messages/${poll}?tab=statistics` },
    { name: "message-reading", path: `/dashboard/messages/${poll}?tab=reading` },
    { name: "message-history", path: `/dashboard/messages/${alert}?tab=history` },
    { name: "new-message", path: "/dashboard/messages/new" },
    { name: "new-poll", path: "/dashboard/messages/new?type=option" },
    {
      name: "new-problems",
      path: "/dashboard/messages/new",
      act: (page) => page.locator(footer).last().click(),
    },
    { name: "concept", path: `/dashboard/messages/${concept}/edit` },
    { name: "waiting", path: "/dashboard/residents/waiting" },
    { name: "memberships", path: "/dashboard/memberships" },
    { name: "account", path: "/dashboard/account" },
    { name: "account-mails", path: "/dashboard/account/mails" },
    { name: "account-security", path: "/dashboard/account/security" },
    {
      name: "account-add-app",
      path: "/dashboard/account/security",
      act: (page) => page.locator("main section").first().locator("button").first().click(),
    },
    { name: "account-sessions", path: "/dashboard/account/sessions" },
    { name: "claim-closed", path: "/dashboard/claim?token=unknown" },
    { name: "forgot", path: "/dashboard/forgot-password" },
    { name: "sign-in-link", path: "/dashboard/sign-in-link" },
    { name: "reset", path: "/dashboard/reset-password?id=0199a000-0000-7000-8000-000000000999&code=unknown" },
    { name: "confirm-email", path: "/dashboard/confirm-email?id=0199a000-0000-7000-8000-000000000999&code=unknown" },
    { name: "reset-spent", path: "/dashboard/reset-password?code=half" },
    { name: "settings-sign-on", path: "/dashboard/settings/sign-on" },
    { name: "settings", path: "/dashboard/settings" },
    { name: "settings-preview", path: "/dashboard/settings/preview" },
    { name: "settings-bottom-up", path: "/dashboard/settings/bottom-up" },
    { name: "settings-members", path: "/dashboard/settings/members" },
    {
      name: "settings-member",
      path: "/dashboard/settings/members",
      act: (page) => page.locator("main tbody button, main li dd button").first().click(),
    },
    { name: "settings-invitations", path: "/dashboard/settings/invitations" },
    {
      name: "settings-invite",
      path: "/dashboard/settings/invitations",
      act: (page) => page.locator("main button").first().click(),
    },
    { name: "settings-security", path: "/dashboard/settings/security" },
    { name: "settings-log", path: "/dashboard/settings/log" },
    { name: "settings-licence", path: "/dashboard/settings/licence" },
    { name: "closed-no-licence", path: "/dashboard/licence/network/no-licence" },
    { name: "closed-expired", path: "/dashboard/licence/network/licence-expired" },
    { name: "closed-not-included", path: "/dashboard/licence/care/module-not-included" },
    { name: "closed-level", path: "/dashboard/licence/participation/licence-level-too-low" },
    { name: "closed-access", path: "/dashboard/licence/network/no-module-access" },
    { name: "message-gone", path: "/dashboard/messages/0199a000-0000-7000-8000-000000000999" },
    { name: "not-found", path: "/dashboard/elsewhere" },
  ];
}

export async function officeScreens(): Promise<Screen[]> {
  const office = await apiByLink(systemAccount("en", `screens-${Date.now()}@stoep.example`));
  const network = (await office.platform.listNetworks()).items.find(({ slug }) => slug === "gent");
  const [organisation] = (await office.platform.listOrganisations({ query: { search: "Stad Gent" } })).items;
  const [account] = (await office.platform.listAccounts({ query: { search: people.els } })).items;
  const at = "/dashboard/platform";
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
    { name: "log", path: `${at}/log` },
    { name: "own-account", path: "/dashboard/account" },
    { name: "network-gone", path: `${at}/networks/0199a000-0000-7000-8000-000000000999` },
  ];
}
