import { instrumentLimits, type MapPart } from "@stoep/instrument";
import {
  Button,
  Card,
  ColorField,
  Columns,
  Group,
  IconButton,
  Select,
  Skeleton,
  Stack,
  Text,
  TextField,
  useScheme,
} from "@stoep/ui";
import { CloseIcon, PlusIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense } from "react";
import { fieldAt, newId } from "../../../../app/editor/index.ts";
import { useAreas, useGround, useMapLabels } from "../../../neighbourhoods/index.ts";
import { useText } from "../../parts/words.ts";
import type { KindEditor, KindFieldsProps } from "./kind.ts";
import { OwnNumber } from "./number-fields.tsx";

const ViewMap = lazyPart(() => import("@stoep/ui/map").then((m) => m.ViewMap));
const height = 280;
const usual = { colour: "#b4502d", atMost: 5, zoom: 12 };

const freshPart = (): MapPart => ({
  id: newId(),
  form: "pin",
  text: "",
  atMost: usual.atMost,
  colour: usual.colour,
  followUp: null,
});

function Fields({ form, question, path, put, change }: KindFieldsProps<"map">) {
  const t = useText();
  const { parts } = question;
  const { error } = fieldAt(form, `${path}.parts`);
  const isFree = form.locked === null;
  return (
    <Stack gap="md">
      <View form={form} question={question} put={put} />
      {parts.map((part, place) => (
        <PartFields
          key={part.id}
          form={form}
          part={part}
          number={place + 1}
          path={`${path}.parts.${place}`}
          onChange={(patch, how) =>
            change(
              ({ parts: now }) => ({ parts: now.map((one) => (one.id === part.id ? { ...one, ...patch } : one)) }),
              how,
            )
          }
          onRemove={
            isFree && parts.length > 1
              ? () => change(({ parts: now }) => ({ parts: now.filter(({ id }) => id !== part.id) }))
              : undefined
          }
        />
      ))}
      <Group data-path={`${path}.parts`}>
        {isFree && (
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={<PlusIcon aria-hidden />}
            disabled={parts.length >= instrumentLimits.mapParts}
            onClick={() => change(({ parts: now }) => ({ parts: [...now, freshPart()] }))}
          >
            {t("map.add")}
          </Button>
        )}
        {error && (
          <Text c="var(--st-danger-ink)" size="sm">
            {error}
          </Text>
        )}
      </Group>
    </Stack>
  );
}

/** Where the map opens. */
function View({
  form,
  question: { longitude, latitude, zoom },
  put,
}: Pick<KindFieldsProps<"map">, "form" | "question" | "put">) {
  const t = useText();
  const areas = useAreas();
  const ground = useGround();
  const labels = useMapLabels();
  const { actual: scheme } = useScheme();
  const waiting = <Skeleton height={height} />;
  return (
    <div>
      <Text c="dimmed" size="sm">
        {t("map.view")}
      </Text>
      {areas && (
        <Suspense fallback={waiting}>
          <ViewMap
            areas={areas}
            {...ground}
            height={height}
            view={zoom === 0 ? null : { longitude, latitude, zoom }}
            home={form.draft.neighbourhoodIds}
            labels={labels}
            scheme={scheme}
            onView={(view) => view && put(view)}
          />
        </Suspense>
      )}
    </div>
  );
}

type PartProps = {
  form: KindFieldsProps<"map">["form"];
  part: MapPart;
  number: number;
  path: string;
  onChange: (patch: Partial<MapPart>, how?: "typed") => void;
  onRemove: (() => void) | undefined;
};

/** Places or routes of one meaning: the words of the button, how many, their colour, and a question about each. */
function PartFields({ form, part, number, path, onChange, onRemove }: PartProps) {
  const t = useText();
  const isLocked = form.locked !== null;
  return (
    <Card>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600}>{part.text || t("map.part", { number })}</Text>
          {onRemove && (
            <IconButton label={t("map.remove", { number })} onClick={onRemove}>
              <CloseIcon aria-hidden />
            </IconButton>
          )}
        </Group>
        <TextField
          required
          label={t("map.text")}
          description={t("map.textHint")}
          maxLength={instrumentLimits.option}
          value={part.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
          lang={form.draft.language}
          {...fieldAt(form, `${path}.text`)}
        />
        <Columns cols={{ base: 1, sm: 3 }}>
          <Select
            label={t("map.form")}
            allowDeselect={false}
            readOnly={isLocked}
            data={(["pin", "line"] as const).map((value) => ({ value, label: t(`map.forms.${value}`) }))}
            value={part.form}
            onChange={(chosen) => chosen && onChange({ form: chosen === "line" ? "line" : "pin" })}
          />
          <OwnNumber
            form={form}
            label={t("map.atMost")}
            value={part.atMost}
            onChange={(atMost) => onChange({ atMost: atMost ?? 0 })}
            path={`${path}.atMost`}
          />
          <ColorField
            label={t("map.colour")}
            format="hex"
            value={part.colour}
            onChange={(colour) => /^#[0-9a-f]{6}$/i.test(colour) && onChange({ colour: colour.toLowerCase() })}
          />
        </Columns>
        <TextField
          label={t("map.followUp")}
          description={t("map.followUpHint")}
          readOnly={isLocked && part.followUp === null}
          maxLength={instrumentLimits.question}
          value={part.followUp ?? ""}
          onChange={(event) => onChange({ followUp: event.currentTarget.value || null })}
          lang={form.draft.language}
          {...fieldAt(form, `${path}.followUp`)}
        />
      </Stack>
    </Card>
  );
}

/** Places and routes on a map. Zoom 0: it opens on all neighbourhoods. */
export const map: KindEditor<"map"> = {
  fresh: () => ({ kind: "map", parts: [freshPart()], longitude: 0, latitude: 0, zoom: 0 }),
  Fields,
};
