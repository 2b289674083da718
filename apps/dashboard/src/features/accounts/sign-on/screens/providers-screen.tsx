import type { ProviderView } from "@stoep/contract/accounts";
import { Button, EmptyState, Stack } from "@stoep/ui";
import { PlusIcon } from "@stoep/ui/icons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, CardsWaiting, Loaded, queryOf, SettingsPage } from "../../../../app/index.ts";
import { useAddresses } from "../parts/addresses.ts";
import { useSaveOwn } from "../parts/keeping.ts";
import { ProviderCard } from "../parts/provider-card.tsx";
import { ProviderDrawer } from "../parts/provider-drawer.tsx";
import { useText } from "../words.ts";

type Opened = ProviderView | "new" | null;

/** The organisation's own providers: what they are, whom they are for, and the addresses to pass on. */
export function ProvidersScreen() {
  const t = useText();
  const [opened, setOpened] = useState<Opened>(null);
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

function Providers({ opened, onOpen }: { opened: Opened; onOpen: (next: Opened) => void }) {
  const t = useText();
  const addresses = useAddresses();
  const query = useQuery(queryOf(api.accounts.listProviders));
  return (
    <Loaded query={query} waiting={<CardsWaiting />}>
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
              useSave={useSaveOwn}
              onClose={() => onOpen(null)}
            />
          )}
        </Stack>
      )}
    </Loaded>
  );
}
