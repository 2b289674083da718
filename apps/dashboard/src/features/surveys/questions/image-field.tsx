import { Text } from "@stoep/ui";
import { fieldAt } from "../../../app/editor/index.ts";
import { api, ChosenPicture, useCommand } from "../../../app/index.ts";
import type { SurveyForm } from "../compose/draft.ts";
import { useText } from "../parts/words.ts";

type Props = {
  form: SurveyForm;
  /** What it is a picture of: "Picture of option 2". */
  name: string;
  imageId: string | null;
  onChange: (imageId: string | null) => void;
  path: string;
};

/** A picture of a question or of an option; what it shows is said by the text beside it. */
export function ImageField({ form, name, imageId, onChange, path }: Props) {
  const t = useText();
  const { error } = fieldAt(form, path);
  const upload = useCommand(api.files.uploadImage, {
    whenDone: (file) => {
      form.addImage(file);
      onChange(file.id);
    },
  });
  const send = async (file: File) => {
    form.busy(1);
    await upload.run({ file, fileName: file.name });
    form.busy(-1);
  };
  const image = form.images.find(({ id }) => id === imageId);
  return (
    <div data-path={path}>
      <ChosenPicture
        shape="banner"
        address={image ? `${image.address}/800` : null}
        isSending={upload.isRunning}
        isRemoving={false}
        onChoose={(file) => void send(file)}
        onRemove={() => onChange(null)}
        words={{
          choose: t("image.add", { name }),
          replace: t("image.replace", { name }),
          hint: (max) => t("image.hint", { max }),
          sending: t("image.sending"),
          remove: t("image.remove", { name }),
          rejected: (reason, sizes) => t(`image.rejected.${reason}`, sizes),
        }}
      />
      {error && (
        <Text c="var(--st-danger-ink)" size="sm">
          {error}
        </Text>
      )}
    </div>
  );
}
