import { CheckIcon, CopyIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { useAppText } from "../text.ts";
import { Button } from "./button.tsx";
import style from "./calendar-address.module.css";
import { TextField } from "./field.tsx";

/** An address to which a calendar program subscribes: to copy, or to open in it. */
export function CalendarAddress({ address }: { address: string }) {
  const t = useAppText();
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <>
      <TextField
        id="calendar-address"
        label={t("calendar.address")}
        value={address}
        error={undefined}
        readOnly
        onValue={() => {}}
        onFocus={(event) => event.target.select()}
      />
      <div className={style.acts}>
        {navigator.clipboard && (
          <Button onClick={() => void copy().catch(() => null)}>
            {isCopied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
            <span aria-live="polite">{isCopied ? t("calendar.copied") : t("calendar.copy")}</span>
          </Button>
        )}
        <a className="alone" href={address.replace(/^https?:/, "webcal:")}>
          {t("calendar.open")}
        </a>
      </div>
    </>
  );
}
