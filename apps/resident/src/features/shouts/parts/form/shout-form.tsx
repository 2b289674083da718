import { themes } from "@stoep/contract/publishing/values";
import type { ShoutKind } from "@stoep/contract/shouts";
import { type ReactNode, useState } from "react";
import {
  Button,
  ErrorSummary,
  type Form,
  RadioField,
  SelectField,
  TextArea,
  TextField,
} from "../../../../app/index.ts";
import { hasPlace } from "../../kinds.ts";
import type { UnsentShout } from "../../shout-draft.ts";
import { useText } from "../../words.ts";
import style from "../shout.module.css";
import { PhotosField } from "./photos-field.tsx";
import { PlaceField } from "./place-field.tsx";
import { problemIn, RestoredNotice } from "./restored-notice.tsx";

interface Props {
  kind: ShoutKind;
  form: Form<UnsentShout>;
  /** The draft of an earlier visit, and whether its photos are lost. */
  restored: { isFileLost: boolean } | null;
  onDiscard: () => void;
  /** The organisation that can receive it besides the neighbours; null: this cannot be chosen. */
  organisation: string | null;
  /** The current place of a message that is edited. */
  presentPlace?: string | null;
  onSubmit: () => void;
  submitLabel: string;
  isBusy: boolean;
  /** The check before publishing, with its own button. */
  check: ReactNode;
}

/** The fields of a neighbour's message. */
export function ShoutForm(props: Props) {
  const { kind, form, restored, onDiscard, organisation, presentPlace = null, onSubmit, submitLabel, check } = props;
  const t = useText();
  const { values, errors, set } = form;
  const [isUploading, setUploading] = useState(false);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    // The message is not sent before its chosen photos have been uploaded.
    if (!props.isBusy && !isUploading) onSubmit();
  };
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <ErrorSummary form={form} />
      {restored && <RestoredNotice restored={restored} onDiscard={onDiscard} />}
      <TextField
        {...form.field("title")}
        label={t("fields.title")}
        hint={t(`titleHints.${kind}`)}
        maxLength={250}
        required
      />
      <TextArea {...form.field("text")} label={t("fields.text")} rows={6} maxLength={3000} required />
      <PhotosField
        photos={values.photos}
        onPhotos={(photos) => set("photos", photos)}
        error={problemIn(errors, "images")}
        onBusy={setUploading}
      />
      {hasPlace(kind) && (
        <PlaceField
          address={values.address}
          pin={values.pin}
          present={presentPlace}
          isGone={values.isPlaceGone === true}
          error={problemIn(errors, "place")}
          onPlace={({ address, pin }) => {
            set("address", address);
            set("pin", pin);
          }}
          onGone={(isGone) => {
            set("address", null);
            set("pin", null);
            set("isPlaceGone", isGone);
          }}
        />
      )}
      <SelectField
        {...form.field("theme")}
        label={t("theme")}
        hint={t("fields.themeHint")}
        choices={[
          { value: "", label: t("fields.noTheme") },
          ...themes.map((value) => ({ value, label: t(`themes.${value}`) })),
        ]}
      />
      {organisation && <SharingField form={form} organisation={organisation} />}
      {check || (
        <div>
          <Button type="submit" look="main" isBusy={props.isBusy || isUploading}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}

function SharingField({ form, organisation }: { form: Form<UnsentShout>; organisation: string }) {
  const t = useText();
  return (
    <RadioField
      id="field-sharing"
      legend={t("sharing.legend")}
      value={form.values.sharing}
      error={form.errors.sharing}
      onValue={(sharing) => form.set("sharing", sharing)}
      choices={(["municipality", "neighbours"] as const).map((value) => ({
        value,
        label: (
          <>
            {t(`sharing.${value}`, { organisation })}
            <br />
            <span className={style.soft}>{t(`sharing.${value}Means`, { organisation })}</span>
          </>
        ),
      }))}
    />
  );
}
