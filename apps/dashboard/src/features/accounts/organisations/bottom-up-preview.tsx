import { type BottomUp, bottomUpKinds } from "@stoep/contract/accounts";
import { useText } from "../settings/words.ts";
import style from "./bottom-up-preview.module.css";

/** What residents see where they would write: the kinds that are accepted, or whom to contact instead. */
export function BottomUpPreview({ name, settings }: { name: string; settings: BottomUp }) {
  const t = useText();
  const { isDisabled, disabledKinds, placeholder } = settings;
  const taken = isDisabled ? [] : bottomUpKinds.filter((kind) => !disabledKinds.includes(kind));
  const isOff = taken.length === 0;
  const hasContact = isOff || (placeholder !== "" && disabledKinds.length > 0);
  return (
    <div className={style.card}>
      <h3 className={style.title}>{t(isOff ? "bottomUp.notHere" : "bottomUp.writeTo", { name })}</h3>
      {!isOff && (
        <>
          <p className={style.quiet}>{t("bottomUp.what")}</p>
          <ul className={style.kinds}>
            {taken.map((kind) => (
              <li key={kind}>{t(`bottomUp.kind.${kind}`)}</li>
            ))}
          </ul>
        </>
      )}
      {hasContact && (
        <div className={style.contact}>
          {!isOff && <strong>{t("bottomUp.forOthers")}</strong>}
          <p>{placeholder || t("bottomUp.noPlaceholder")}</p>
        </div>
      )}
    </div>
  );
}
