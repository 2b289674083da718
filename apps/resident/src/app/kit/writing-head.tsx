import { PencilIcon } from "@stoep/ui/icons";
import { writePath } from "../feature.ts";
import { useAppText } from "../text.ts";
import { ButtonLink } from "./button.tsx";
import style from "./writing-head.module.css";

/** The head of a list to which residents write: its title and the way to write, which on a phone floats above the tabs. */
export function WritingHead({ title }: { title: string }) {
  const t = useAppText();
  return (
    <div className={style.head}>
      <h1>{title}</h1>
      <div className={style.floating}>
        <ButtonLink look="main" href={writePath}>
          <PencilIcon aria-hidden />
          {t("write")}
        </ButtonLink>
      </div>
    </div>
  );
}
