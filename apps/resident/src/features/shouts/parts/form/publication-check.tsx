import type { PersonalDetail } from "@stoep/client/personal-details";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, PersonalDetailsNotice, useAppText } from "../../../../app/index.ts";
import { useText } from "../../words.ts";

interface Props {
  /** What others wrote already; null: nothing of the kind. */
  similar: ReactNode | null;
  privateWords: PersonalDetail[];
  onPublish: () => void;
  isBusy: boolean;
}

/** Shown before publishing, when there is a reason to check again. It never stops anyone. */
export function PublicationCheck({ similar, privateWords, onPublish, isBusy }: Props) {
  const t = useText();
  const app = useAppText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} className="card" tabIndex={-1} data-focus-target aria-label={t("check.title")}>
      <h2>{t("check.title")}</h2>
      {similar}
      <PersonalDetailsNotice found={privateWords} />
      <div>
        <Button look="main" isBusy={isBusy} onClick={onPublish}>
          {similar ? t("check.publishMine") : app("privateDetails.publish")}
        </Button>
      </div>
    </section>
  );
}
