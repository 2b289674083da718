import { languages } from "@stoep/contract/kernel";
import { currencies, dataLicences } from "@stoep/contract/neighbourhoods";
import {
  Button,
  ColorField,
  Columns,
  type Form,
  Group,
  MultiSelect,
  NumberField,
  Select,
  Stack,
  Switch,
  TextField,
} from "@stoep/ui";
import { languageNames } from "../../../app/index.ts";
import { type Network, useText } from "../words.ts";
import { LookPreview } from "./look-preview.tsx";

export type Values = ReturnType<typeof valuesOf> & { slug: string };

const noTiles = { url: "", attribution: "", maxZoom: 19 };

export function valuesOf(network?: Network) {
  return {
    name: network?.name ?? "",
    languages: network?.languages ?? (["nl", "en", "fr", "tr"] as Network["languages"]),
    timeZone: network?.timeZone ?? "Europe/Brussels",
    currency: network?.currency ?? ("EUR" as const),
    dataLicence: network?.dataLicence ?? ("CC-BY-4.0" as const),
    hasTiles: Boolean(network?.tiles),
    tiles: network?.tiles ?? noTiles,
    /** "" for Stoep's own colour. */
    accent: network?.accent ?? "",
  };
}

/** Converts the form's values to the request body. */
export const settingsOf = ({ hasTiles, tiles, accent, slug: _, ...rest }: Values) => ({
  ...rest,
  accent: accent || null,
  tiles: hasTiles ? tiles : null,
});

type Props = {
  form: Form<Values>;
  isNew: boolean;
  /** The URL of its logo. */
  logo?: string | null;
  isRunning: boolean;
  onSubmit: (values: Values) => void;
};

/** A network's settings. The slug can be set only when it is created. */
export function NetworkForm({ form, isNew, logo = null, isRunning, onSubmit }: Props) {
  const t = useText();
  return (
    <form onSubmit={form.onSubmit(onSubmit)} noValidate>
      <Stack>
        <TextField label={t("network.name")} {...form.getInputProps("name")} />
        {isNew && (
          <TextField label={t("network.slug")} description={t("network.slugHint")} {...form.getInputProps("slug")} />
        )}
        <MultiSelect
          label={t("network.languages")}
          description={t("network.languagesHint")}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          {...form.getInputProps("languages")}
        />
        <Columns cols={{ base: 1, sm: 2 }}>
          <Select
            label={t("network.timeZone")}
            data={Intl.supportedValuesOf("timeZone")}
            searchable
            allowDeselect={false}
            {...form.getInputProps("timeZone")}
          />
          <Select
            label={t("network.currency")}
            data={[...currencies]}
            allowDeselect={false}
            {...form.getInputProps("currency")}
          />
        </Columns>
        <Select
          label={t("network.dataLicence")}
          description={t("network.dataLicenceHint")}
          data={dataLicences.map((value) => ({ value, label: t(`network.dataLicences.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps("dataLicence")}
        />
        <Tiles form={form} />
        <ColorField
          label={t("look.accent")}
          description={t("look.accentHint")}
          placeholder={t("look.ownAccent")}
          withEyeDropper={false}
          {...form.getInputProps("accent")}
        />
        <LookPreview name={form.values.name} accent={form.values.accent} picture={logo} />
        <Group>
          <Button type="submit" loading={isRunning}>
            {t(isNew ? "network.create" : "save")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function Tiles({ form }: Pick<Props, "form">) {
  const t = useText();
  return (
    <>
      <Switch
        label={t("network.hasTiles")}
        description={t("network.hasTilesHint")}
        {...form.getInputProps("hasTiles", { type: "checkbox" })}
      />
      {form.values.hasTiles && (
        <>
          <TextField
            label={t("network.tilesUrl")}
            description="https://tiles.example.org/{z}/{x}/{y}.png"
            {...form.getInputProps("tiles.url")}
          />
          <TextField label={t("network.attribution")} {...form.getInputProps("tiles.attribution")} />
          <NumberField
            label={t("network.maxZoom")}
            min={1}
            max={22}
            allowDecimal={false}
            {...form.getInputProps("tiles.maxZoom")}
          />
        </>
      )}
    </>
  );
}
