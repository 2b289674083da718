import { type GalleryChoice, instrumentLimits } from "@stoep/instrument";
import { newId } from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import { ImageField } from "../image-field.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { KindEditor, KindFieldsProps } from "./kind.ts";
import { SeveralFields } from "./number-fields.tsx";

const freshPicture = (): GalleryChoice => ({ id: newId(), text: "", imageId: null });

function Fields({ form, question, path, put, change }: KindFieldsProps<"gallery">) {
  const t = useText();
  const { options } = question;
  return (
    <>
      <ChoiceList
        mayGrow
        form={form}
        path={`${path}.options`}
        of="options"
        items={options}
        fresh={freshPicture}
        most={instrumentLimits.options}
        onChange={(changed, how) => change(({ options: now }) => ({ options: changed(now) }), how)}
        also={(option, place) => (
          <ImageField
            form={form}
            name={t("fields.optionImage", { number: place + 1 })}
            imageId={option.imageId}
            onChange={(imageId) =>
              change(({ options: now }) => ({
                options: now.map((one) => (one.id === option.id ? { ...one, imageId } : one)),
              }))
            }
            path={`${path}.options.${place}.imageId`}
          />
        )}
      />
      <SeveralFields form={form} question={question} put={put} path={path} />
    </>
  );
}

/** Pictures with words, of which one or several are chosen. */
export const gallery: KindEditor<"gallery"> = {
  fresh: () => ({ kind: "gallery", options: [freshPicture(), freshPicture()], atLeast: 0, atMost: 1 }),
  Fields,
};
