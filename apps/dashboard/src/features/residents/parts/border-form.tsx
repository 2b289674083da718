import { unbrokenName } from "@stoep/client/formats";
import type { AddressHit } from "@stoep/contract/neighbourhoods";
import { Button, Card, Columns, Heading, Select, Stack, Text, useDebouncedValue, useForm } from "@stoep/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, queryOf, useMembership } from "../../../app/index.ts";
import { useMoveAddress } from "./use-move-address.ts";
import { useText } from "./words.ts";

/** Moves an address near a boundary to the neighbourhood on the other side. D §5 */
export function BorderForm() {
  const t = useText();
  const [addressId, setAddressId] = useState<string | null>(null);
  return (
    <Card>
      <Stack>
        <Heading order={2}>{t("borders.title")}</Heading>
        <Text c="dimmed">{t("borders.text")}</Text>
        <Columns cols={{ base: 1, sm: 2 }}>
          <AddressChoice value={addressId} onValue={setAddressId} />
          {addressId && <NeighbourhoodChoice key={addressId} addressId={addressId} onDone={() => setAddressId(null)} />}
        </Columns>
      </Stack>
    </Card>
  );
}

function AddressChoice({ value, onValue }: { value: string | null; onValue: (id: string | null) => void }) {
  const t = useText();
  const { slug: networkSlug } = useMembership().network;
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), 200);
  const options = queryOf(api.neighbourhoods.findAddresses, { params: { networkSlug }, query: { search } });
  const found = useQuery({ ...options, enabled: search.length >= 2, placeholderData: keepPreviousData });
  const hits: AddressHit[] = search.length >= 2 ? (found.data?.items ?? []) : [];
  return (
    <Select
      label={t("borders.address")}
      description={t("borders.addressHint")}
      data={hits.map(({ id, label }) => ({ value: id, label }))}
      searchable
      clearable
      filter={({ options: all }) => all}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={search.length >= 2 && found.isSuccess ? t("borders.none") : null}
      value={value}
      onChange={onValue}
    />
  );
}

function NeighbourhoodChoice({ addressId, onDone }: { addressId: string; onDone: () => void }) {
  const t = useText();
  const { data } = useQuery(queryOf(api.residents.getBorderAddress, { params: { addressId } }));
  const form = useForm<{ neighbourhoodId: string | null }>({ initialValues: { neighbourhoodId: null } });
  const move = useMoveAddress(form);
  if (!data) return null;
  const { neighbourhood, choices } = data;
  const others = choices.filter(({ id }) => id !== neighbourhood?.id);
  const now = `${t("borders.now")} ${neighbourhood ? unbrokenName(neighbourhood.name) : t("borders.nowhere")}`;
  if (others.length === 0)
    return (
      <Text>
        {now}. {t("borders.onlyOne")}
      </Text>
    );
  const submit = async ({ neighbourhoodId }: { neighbourhoodId: string | null }) => {
    if (neighbourhoodId && (await move.run(data, neighbourhoodId))) onDone();
  };
  return (
    <form onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack>
        <Select
          label={t("borders.to")}
          description={now}
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps("neighbourhoodId")}
          data-path="neighbourhoodId"
        />
        <div>
          <Button type="submit" loading={move.isRunning} disabled={form.values.neighbourhoodId === null}>
            {t("borders.move")}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
