import type { ReadProject } from "@stoep/contract/participation";
import { ideaKinds, ideaLimits } from "@stoep/contract/participation/values";
import { type ReactNode, useState } from "react";
import {
  Button,
  CheckField,
  ErrorSummary,
  type Form,
  RadioField,
  TextArea,
  TextField,
  useResidence,
} from "../../../../app/index.ts";
import { PhotosField, PinChoice, problemIn, RestoredNotice } from "../../../shouts/index.ts";
import { useText } from "../../words.ts";
import style from "../ideas.module.css";
import { AttachmentsField } from "./attachments-field.tsx";
import type { UnsentIdea } from "./idea-draft.ts";

/** From here on the field says how much room is left. */
const nearLimit = 0.8;

/** Which parts a contribution form takes; of which kind it is, it says itself. */
export interface TakenParts {
  takesImages: boolean;
  takesAttachments: boolean;
  takesPlace: boolean;
}

interface Props {
  form: Form<UnsentIdea>;
  /** By a contribution form; absent: everything is taken, of any kind. */
  asked?: { taken: TakenParts; questions: ReactNode; problems: Pick<Form<never>, "errors" | "attempt"> } | undefined;
  neighbourhoods: ReadProject["neighbourhoods"];
  /** The draft of an earlier visit, and whether its files are lost. */
  restored: { isFileLost: boolean } | null;
  onDiscard: () => void;
  onSubmit: () => void;
  submitLabel: string;
  isBusy: boolean;
  /** The check before publishing, with its own button. */
  check: ReactNode;
}

/** The fields of an idea. */
export function IdeaForm(props: Props) {
  const { form, asked, neighbourhoods, restored, onDiscard, onSubmit, submitLabel, isBusy, check } = props;
  const t = useText();
  const { values, errors, set } = form;
  const taken = asked?.taken;
  const summary = {
    errors: { ...errors, ...asked?.problems.errors },
    attempt: form.attempt + (asked?.problems.attempt ?? 0),
  };
  const [isPhotoBusy, setPhotoBusy] = useState(false);
  const [isFileBusy, setFileBusy] = useState(false);
  const isUploading = isPhotoBusy || isFileBusy;
  const left = useRoomLeft();
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    // It is not sent before its chosen files have been uploaded.
    if (!isBusy && !isUploading) onSubmit();
  };
  return (
    <form className={style.form} onSubmit={submit} noValidate>
      <ErrorSummary form={summary} />
      {restored && <RestoredNotice restored={restored} onDiscard={onDiscard} />}
      {!taken && <KindPart form={form} />}
      <TextField
        {...form.field("title")}
        label={t("ideas.form.title")}
        hint={left(values.title, ideaLimits.title) ?? t("ideas.form.titleHint")}
        maxLength={ideaLimits.title}
        required
      />
      <TextArea
        {...form.field("text")}
        label={t("ideas.form.text")}
        hint={left(values.text, ideaLimits.text) ?? t("ideas.form.textHint")}
        rows={8}
        maxLength={ideaLimits.text}
        required
      />
      {(!taken || taken.takesImages) && (
        <PhotosField
          photos={values.photos}
          onPhotos={(photos) => set("photos", photos)}
          error={problemIn(errors, "images")}
          onBusy={setPhotoBusy}
        />
      )}
      {(!taken || taken.takesAttachments) && (
        <AttachmentsField
          files={values.attachments}
          onFiles={(files) => set("attachments", files)}
          error={problemIn(errors, "attachmentIds")}
          onBusy={setFileBusy}
        />
      )}
      {(!taken || taken.takesPlace) && <PlacePart form={form} neighbourhoods={neighbourhoods} />}
      {asked?.questions}
      <NamePart form={form} />
      {check || (
        <div>
          <Button type="submit" look="main" isBusy={isBusy || isUploading}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}

function useRoomLeft() {
  const t = useText();
  return (text: string, most: number): string | null =>
    text.length < most * nearLimit ? null : t("ideas.form.left", { count: most - text.length });
}

function KindPart({ form: { values, errors, set } }: Pick<Props, "form">) {
  const t = useText();
  return (
    <RadioField
      id="field-kind"
      legend={t("ideas.form.kind")}
      value={values.kind}
      error={errors.kind}
      onValue={(kind) => set("kind", kind)}
      choices={ideaKinds.map((value) => ({
        value,
        label: (
          <>
            {t(`ideas.kinds.${value}`)}
            <br />
            <span className={style.soft}>{t(`ideas.form.kindHints.${value}`)}</span>
          </>
        ),
      }))}
    />
  );
}

type PartProps = Pick<Props, "form" | "neighbourhoods">;

function PlacePart({ form: { values, errors, set }, neighbourhoods }: PartProps) {
  const t = useText();
  const error = problemIn(errors, "place");
  return (
    <fieldset className={style.group} id="field-place" tabIndex={-1}>
      <legend>{t("ideas.form.place")}</legend>
      <p className={style.soft}>
        {t("ideas.form.placeHint", { neighbourhoods: neighbourhoods.map(({ name }) => name).join(", ") })}
      </p>
      <PinChoice pin={values.pin} onPin={(pin) => set("pin", pin)} home={neighbourhoods.map(({ id }) => id)} />
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}

function NamePart({ form: { values, set } }: Pick<Props, "form">) {
  const t = useText();
  const residence = useResidence();
  if (!residence) return null;
  const neighbourhood = residence.neighbourhood.name;
  return (
    <CheckField
      id="field-showsName"
      label={t("ideas.form.showsName", { name: residence.publicName })}
      hint={t("ideas.form.showsNameHint", { neighbourhood })}
      isOn={values.showsName}
      onChange={(isOn) => set("showsName", isOn)}
    />
  );
}
