import { addressFileMaxBytes, neighbourhoodFileMaxBytes } from "@stoep/contract/platform";
import { Columns, FileDrop, Notice, Stack, TextField, useForm } from "@stoep/ui";
import { useState } from "react";
import { api, useCommand } from "../../../app/index.ts";
import { useText } from "../words.ts";

const filledIn = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ""));

/** Uploads GeoJSON, with the names of its properties. */
export function NeighbourhoodUpload({ networkId }: { networkId: string }) {
  const t = useText();
  const form = useForm({ initialValues: { code: "code", name: "name", only: "", attribution: "" } });
  const preview = useCommand(api.platform.previewNeighbourhoods, { form });
  const fields = ["code", "name", "only", "attribution"] as const;
  return (
    <Stack>
      <Columns cols={{ base: 1, sm: 2 }}>
        {fields.map((field) => (
          <TextField key={field} label={t(`imports.options.${field}`)} {...form.getInputProps(field)} />
        ))}
      </Columns>
      <Drop
        accept={[".geojson", ".json", ".gz"]}
        maxBytes={neighbourhoodFileMaxBytes}
        isRunning={preview.isRunning}
        label={t("imports.chooseAreas")}
        onFile={(file) =>
          preview.run({ params: { networkId }, query: filledIn(form.values), file, fileName: file.name })
        }
      />
    </Stack>
  );
}

const columns = ["street", "houseNumber", "postcode", "municipality", "latitude", "longitude"] as const;
type ColumnNames = Record<(typeof columns)[number], string>;
const defaultColumns: ColumnNames = {
  street: "",
  houseNumber: "",
  postcode: "",
  municipality: "",
  latitude: "",
  longitude: "",
};

/** Uploads CSV, plain or gzip, with the names of its columns if they are not the default ones. */
export function AddressUpload({ networkId, hasAreas }: { networkId: string; hasAreas: boolean }) {
  const t = useText();
  const form = useForm({ initialValues: defaultColumns });
  const check = useCommand(api.platform.previewAddresses, { form, done: t("imports.begun") });
  if (!hasAreas) return <Notice>{t("imports.areasFirst")}</Notice>;
  return (
    <Stack>
      <Columns cols={{ base: 1, sm: 3 }}>
        {columns.map((field) => (
          <TextField
            key={field}
            label={t(`imports.columns.${field}`)}
            placeholder={t(`imports.usual.${field}`)}
            {...form.getInputProps(field)}
          />
        ))}
      </Columns>
      <Drop
        accept={[".csv", ".gz", ".txt"]}
        maxBytes={addressFileMaxBytes}
        isRunning={check.isRunning}
        label={t("imports.chooseAddresses")}
        onFile={(file) => check.run({ params: { networkId }, query: filledIn(form.values), file, fileName: file.name })}
      />
    </Stack>
  );
}

type DropProps = {
  accept: string[];
  maxBytes: number;
  label: string;
  isRunning: boolean;
  onFile: (file: File) => Promise<unknown>;
};

function Drop({ accept, maxBytes, label, isRunning, onFile }: DropProps) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <FileDrop
      label={isRunning ? t("imports.sending") : label}
      hint={accept.join(", ")}
      accept={accept}
      maxBytes={maxBytes}
      maxFiles={1}
      disabled={isRunning}
      error={problem}
      onFiles={([file]) => {
        setProblem(null);
        if (file) void onFile(file);
      }}
      onRejected={([first]) => setProblem(first ? t(`imports.refused.${first.reason}`) : null)}
    />
  );
}
