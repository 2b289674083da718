import { Button, EmptyState, Page, Stack } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, CardsPlaceholder, QueryContent, queryOf, useCommand } from "../../../app/index.ts";
import { ProviderCard, ProviderDrawer, type UseSaveProvider, useProviderAddresses } from "../../accounts/index.ts";
import { type SharedProvider, useText } from "../words.ts";

/** The sign-on providers for everyone in the installation, and for one network. */
export function SignOnScreen() {
  const t = useText();
  const [opened, setOpened] = useState<SharedProvider | "new" | null>(null);
  const add = (
    <Button leftSection={<PlusIcon aria-hidden />} onClick={() => setOpened("new")}>
      {t("signOn.add")}
    </Button>
  );
  return (
    <Page title={t("signOn.title")} lead={t("signOn.lead")} width="narrow" action={add}>
      <Providers opened={opened} onOpen={setOpened} />
    </Page>
  );
}

type OpenedProvider = SharedProvider | "new" | null;

function Providers({ opened, onOpen }: { opened: OpenedProvider; onOpen: (next: OpenedProvider) => void }) {
  const t = useText();
  const addresses = useProviderAddresses();
  const owners = useOwners();
  const query = useQuery(queryOf(api.platform.listSharedProviders));
  return (
    <QueryContent query={query} waiting={<CardsPlaceholder />}>
      {({ items, redirectUri, residentRedirectUri }) => {
        const redirects = [addresses.redirect(redirectUri), addresses.residentRedirect(residentRedirectUri)];
        return (
          <Stack gap="lg">
            {items.map((provider) => (
              <ProviderCard
                key={provider.id}
                provider={provider}
                forWhom={provider.network?.name ?? t("signOn.everybody")}
                addresses={[addresses.signIn(provider.signInAddress), ...redirects]}
                removal={api.platform.removeSharedProvider}
                onEdit={() => onOpen(provider)}
              />
            ))}
            {items.length === 0 && (
              <EmptyState drawing="bench" title={t("signOn.none")}>
                {t("signOn.noneText")}
              </EmptyState>
            )}
            {opened && (
              <ProviderDrawer
                provider={opened === "new" ? null : opened}
                redirects={redirects}
                owners={owners}
                useSave={useSaveSharedProvider}
                onClose={() => onOpen(null)}
              />
            )}
          </Stack>
        );
      }}
    </QueryContent>
  );
}

function useOwners() {
  const t = useText();
  const { data } = useQuery(queryOf(api.platform.listNetworks));
  const networks = data?.items.map(({ id, name }) => ({ value: id, label: t("signOn.only", { network: name }) })) ?? [];
  return [{ value: "", label: t("signOn.everybody") }, ...networks];
}

const useSaveSharedProvider: UseSaveProvider = (provider, options) => {
  const add = useCommand(api.platform.addSharedProvider, options);
  const edit = useCommand(api.platform.editSharedProvider, options);
  return {
    save: ({ networkId, admits: _, ...body }) =>
      provider
        ? edit.run({ params: { providerId: provider.id }, body })
        : add.run({ body: { ...body, networkId: networkId || null } }),
    isRunning: add.isRunning || edit.isRunning,
  };
};
