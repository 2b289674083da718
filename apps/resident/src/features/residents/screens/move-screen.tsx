import { unbroken } from "@stoep/client/formats";
import { queryOf } from "@stoep/contract/kernel";
import type { MyResidence } from "@stoep/contract/residents";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import {
  api,
  Button,
  ConfirmDialog,
  ErrorSummary,
  FormSkeleton,
  loadSession,
  Notice,
  QueryContent,
  SelectField,
  toast,
  UpLink,
  useCommand,
  useForm,
  useNetwork,
  useRefusalText,
  useTitle,
} from "../../../app/index.ts";
import { noPlace, PlaceFields, placeOf } from "../parts/place-fields.tsx";
import { useText } from "../words.ts";

/** Moves the resident to another address, in this city or another one of the installation. D §5 */
export function MoveScreen() {
  const t = useText();
  const query = useQuery(queryOf(api.residents.getMyResidence));
  useTitle(t("move.title"));
  return (
    <>
      <UpLink href="/me">{t("me.title")}</UpLink>
      <h1>{t("move.title")}</h1>
      <QueryContent query={query} waiting={<FormSkeleton fields={1} />}>
        {(mine) => <CurrentAddress mine={mine} />}
      </QueryContent>
    </>
  );
}

function CurrentAddress({ mine }: { mine: MyResidence }) {
  const t = useText();
  const words = useRefusalText();
  const { move } = mine.can;
  if (move !== true) return <Notice tone="warning">{words(move)}</Notice>;
  return (
    <>
      <p>
        {t("move.lead")} {t("address.seen")}
      </p>
      <p>{t("move.goes")}</p>
      <p>{t("move.limit")}</p>
      <MoveForm />
    </>
  );
}

function MoveForm() {
  const t = useText();
  const here = useNetwork();
  const networks = useQuery(queryOf(api.neighbourhoods.listNetworks)).data?.items ?? [];
  const [isAsked, setAsked] = useState(false);
  const form = useForm({ ...noPlace, slug: here.slug });
  const { slug, address, pin, isMissing } = form.values;
  const city = networks.find((one) => one.slug === slug)?.name ?? here.name;
  const move = useMove(form, city);
  const place = unbroken((isMissing ? pin && `${pin.street} ${pin.houseNumber}` : address?.label) ?? "");
  const goOn = () => {
    setAsked(false);
    void move.run({ body: { networkSlug: slug, ...placeOf(form.values) } });
  };
  const chooseCity = (next: string) => {
    form.set("slug", next);
    form.set("address", null);
    form.set("pin", null);
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    // Without a place, the server's response says what is missing.
    if (place) setAsked(true);
    else goOn();
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: "grid", gap: "16px" }}>
      <ErrorSummary form={form} />
      {networks.length > 1 && (
        <SelectField
          id="field-slug"
          label={t("move.city")}
          value={slug}
          error={undefined}
          choices={networks.map((one) => ({
            value: one.slug,
            label: one.slug === here.slug ? t("move.here", { network: one.name }) : one.name,
          }))}
          onValue={chooseCity}
        />
      )}
      {slug !== here.slug && <Notice tone="warning">{t("move.away", { network: here.name })}</Notice>}
      <PlaceFields key={slug} slug={slug} form={form} />
      <Button type="submit" look="main" isBusy={move.isRunning}>
        {t("move.do")}
      </Button>
      {isAsked && place && (
        <ConfirmDialog
          title={t("move.ask", { place })}
          text={t("move.goes")}
          confirm={t("move.do")}
          onConfirm={goOn}
          onClose={() => setAsked(false)}
        />
      )}
    </form>
  );
}

/** Moves, after which the app shows the new neighbourhood; another city has its own address. */
function useMove(form: ReturnType<typeof useForm<typeof noPlace & { slug: string }>>, city: string) {
  const t = useText();
  const { slug: before } = useNetwork();
  const [, go] = useLocation();
  return useCommand(api.residents.moveHouse, {
    form,
    refused: ({ code }) => {
      if (code === "changed_meanwhile") toast(t("move.changed"), "danger");
      if (code === "already_exists") toast(t("move.already", { network: city }), "danger");
      return code === "changed_meanwhile" || code === "already_exists";
    },
    whenDone: async ({ networkSlug }) => {
      await loadSession();
      toast(t("move.done", { place: form.values.address?.neighbourhood?.name ?? city }));
      go(networkSlug === before ? "/me/home" : `~/${networkSlug}/me/home`);
    },
  });
}
