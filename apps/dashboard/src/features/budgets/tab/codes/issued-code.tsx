import { Button, DialogActions, Group, Notice, Stack, Text } from "@stoep/ui";
import { PrintIcon } from "@stoep/ui/icons";
import { type MouseEvent, useEffect, useRef } from "react";
import type { Round } from "../../parts/words.ts";
import { useRoundFormat } from "../../parts/words.ts";
import { CodeSheet } from "./code-sheet.tsx";
import style from "./codes.module.css";
import { type IssuedCode, useCodesText, useVotingAddress } from "./words.ts";

type Props = {
  issued: IssuedCode;
  round: Round;
  /** Null: the whole city. */
  district: string | null;
  onAnother: () => void;
  onClose: () => void;
};

/** A code that was issued: shown large, and printed. */
export function IssuedCodePart({ issued: { code, serial }, round, district, onAnother, onClose }: Props) {
  const t = useCodesText();
  const { day } = useRoundFormat(null);
  const address = useVotingAddress();
  const shown = useRef<HTMLParagraphElement>(null);
  useEffect(() => shown.current?.focus(), []);
  // The second click of two that were meant for the button that stood here.
  const another = (event: MouseEvent) => {
    if (event.detail < 2) onAnother();
  };
  return (
    <>
      <Stack data-screen-only>
        <p ref={shown} tabIndex={-1} className={style.code} data-focus-target>
          {code}
        </p>
        <Text>
          {t("counter.serial", { serial })}
          {district !== null && ` · ${district}`}
        </Text>
        <Text style={{ overflowWrap: "anywhere" }}>{t("counter.where", { address, day: day(round.endsOn) })}</Text>
        <Notice>{t("counter.once")}</Notice>
        <Group>
          <Button variant="default" leftSection={<PrintIcon aria-hidden />} onClick={() => window.print()}>
            {t("counter.print")}
          </Button>
        </Group>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t("close")}
          </Button>
          <Button onClick={another}>{t("counter.another")}</Button>
        </DialogActions>
      </Stack>
      <CodeSheet code={code} serial={serial} round={round} district={district} />
    </>
  );
}
