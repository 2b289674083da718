import { hasButton, limits } from "@stoep/contract/publishing";
import { RichText, TextField } from "@stoep/ui";
import {
  CountedField,
  DeleteTranslation,
  fieldAt,
  RichTextField,
  Section,
  useLanguageName,
  usePictureWords,
} from "../../../../app/editor/index.ts";
import { useText } from "../../parts/words.ts";
import type { ComposeForm, Translation } from "../draft.ts";
import style from "./fields.module.css";

type Props = { form: ComposeForm; place: number; translation: Translation; onDelete: () => void };

/** All texts of the message, beside the original. S1 §4 Translations */
export function TranslationFields({ form, place, translation, onDelete }: Props) {
  const t = useText();
  const { draft, change } = form;
  const { language } = translation;
  const name = useLanguageName()(language);
  const put = (patch: Partial<Translation>, how?: "typed") =>
    change(
      (now) => ({
        translations: now.translations.map((one) => (one.language === language ? { ...one, ...patch } : one)),
      }),
      how,
    );
  const original = (text: string) => (text ? { description: t("compose.translation.original", { text }) } : {});
  return (
    <Section title={t("compose.translation.legend", { language: name })} lead={t("compose.translation.lead")}>
      <CountedField
        required
        max={limits.title}
        tooLong={t("compose.text.titleTooLong", { max: limits.title })}
        label={t("compose.text.title")}
        value={translation.title}
        onChange={(title) => put({ title }, "typed")}
        lang={language}
        {...original(draft.title)}
        {...fieldAt(form, `translations.${place}.title`)}
      />
      <RichTextField
        required
        label={t("compose.text.text")}
        value={translation.textHtml}
        onChange={(textHtml) => put({ textHtml })}
        lang={language}
        description={
          draft.textHtml && (
            <RichText
              component="span"
              className={style.original}
              lang={draft.language}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the editor's own markup, see MessageCard
              dangerouslySetInnerHTML={{ __html: draft.textHtml }}
            />
          )
        }
        {...fieldAt(form, `translations.${place}.textHtml`)}
      />
      <SmallTexts form={form} place={place} translation={translation} put={put} />
      <DeleteTranslation language={language} onDelete={onDelete} />
    </Section>
  );
}

type SmallProps = Omit<Props, "onDelete"> & { put: (patch: Partial<Translation>) => void };

/** Texts of the button, pictures and choices that the message has. */
function SmallTexts({ form, place, translation, put }: SmallProps) {
  const t = useText();
  const pictureWords = usePictureWords();
  const { draft } = form;
  const { language, altTexts, optionTexts } = translation;
  const field = (key: string) => fieldAt(form, `translations.${place}.${key}`);
  const hasAction = hasButton(draft) || draft.ctaText !== "";
  const said = (text: string) => t("compose.translation.original", { text: text || "–" });
  return (
    <>
      {draft.type === "option" &&
        draft.options.map(({ id, text }, number) => (
          <TextField
            key={id}
            label={t("compose.poll.choice", { number: number + 1 })}
            description={said(text)}
            lang={language}
            maxLength={limits.option}
            value={optionTexts[id] ?? ""}
            onChange={(event) => put({ optionTexts: { ...optionTexts, [id]: event.currentTarget.value } })}
            {...field(`optionTexts.${id}`)}
          />
        ))}
      {draft.images.map(({ file, altText }, number) => (
        <TextField
          key={file.id}
          label={pictureWords.alt(number)}
          description={said(altText)}
          lang={language}
          maxLength={limits.altText}
          value={altTexts[file.id] ?? ""}
          onChange={(event) => put({ altTexts: { ...altTexts, [file.id]: event.currentTarget.value } })}
          {...field(`altTexts.${file.id}`)}
        />
      ))}
      {hasAction && (
        <>
          <TextField
            label={t("compose.action.text")}
            required={hasButton(draft)}
            description={said(draft.ctaText)}
            lang={language}
            maxLength={limits.ctaText}
            value={translation.ctaText}
            onChange={(event) => put({ ctaText: event.currentTarget.value })}
            {...field("ctaText")}
          />
          <TextField
            label={t("compose.action.description")}
            description={said(draft.ctaDescription)}
            lang={language}
            maxLength={limits.ctaDescription}
            value={translation.ctaDescription}
            onChange={(event) => put({ ctaDescription: event.currentTarget.value })}
            {...field("ctaDescription")}
          />
        </>
      )}
    </>
  );
}
