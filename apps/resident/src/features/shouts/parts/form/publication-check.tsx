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
  /** Where nothing is published yet: the title, and what the button says in place of something similar, or anyway. */
  words?: { title: string; mine: string; anyway: string } | undefined;
}

/** Shown before publishing, when there is a reason to check again. It never stops anyone. */
export function PublicationCheck({ similar, privateWords, onPublish, isBusy, words }: Props) {
  const t = useText();
  const app = useAppText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const title = words?.title ?? t("check.title");
  return (
    <section ref={box} className="card" tabIndex={-1} data-focus-target aria-label={title}>
      <h2>{title}</h2>
      {similar}
      <PersonalDetailsNotice found={privateWords} />
      <div>
        <Button look="main" isBusy={isBusy} onClick={onPublish}>
          {similar ? (words?.mine ?? t("check.publishMine")) : (words?.anyway ?? app("privateDetails.publish"))}
        </Button>
      </div>
    </section>
  );
}
