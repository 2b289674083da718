import type { ProviderView } from "@stoep/contract/accounts";
import { Button, EmptyState, Stack } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, CardsPlaceholder, QueryContent, queryOf, SettingsPage } from "../../../../app/index.ts";
import { ProviderCard } from "../parts/provider-card.tsx";
import { ProviderDrawer } from "../parts/provider-drawer.tsx";
import { useSaveOwnProvider } from "../parts/save-provider.ts";
import { useProviderAddresses } from "../parts/use-provider-addresses.ts";
import { useText } from "../words.ts";

type OpenedProvider = ProviderView | "new" | null;

/** The organisation's own providers: what they are, whom they are for, and the addresses to pass on. */
export function ProvidersScreen() {
  const t = useText();
  const [opened, setOpened] = useState<OpenedProvider>(null);
  return (
    <SettingsPage
      of="signOn"
      lead={t("providers.lead")}
      action={
        <Button leftSection={<PlusIcon aria-hidden />} onClick={() => setOpened("new")}>
          {t("providers.add")}
        </Button>
      }
    >
      <Providers opened={opened} onOpen={setOpened} />
    </SettingsPage>
  );
}

function Providers({ opened, onOpen }: { opened: OpenedProvider; onOpen: (next: OpenedProvider) => void }) {
  const t = useText();
  const addresses = useProviderAddresses();
  const query = useQuery(queryOf(api.accounts.listProviders));
  return (
    <QueryContent query={query} waiting={<CardsPlaceholder />}>
      {({ items, redirectUri }) => (
        <Stack gap="lg">
          {items.map((provider) => (
            <ProviderCard
              key={provider.id}
              provider={provider}
              forWhom={t(`providers.admits.${provider.admits}`)}
              addresses={[addresses.signIn(provider.signInAddress), addresses.redirect(provider.redirectUri)]}
              removal={api.accounts.deleteProvider}
              onEdit={() => onOpen(provider)}
            />
          ))}
          {items.length === 0 && (
            <EmptyState drawing="bench" title={t("providers.none")}>
              {t("providers.noneText")}
            </EmptyState>
          )}
          {opened && (
            <ProviderDrawer
              provider={opened === "new" ? null : opened}
              redirects={[addresses.redirect(redirectUri)]}
              useSave={useSaveOwnProvider}
              onClose={() => onOpen(null)}
            />
          )}
        </Stack>
      )}
    </QueryContent>
  );
}
