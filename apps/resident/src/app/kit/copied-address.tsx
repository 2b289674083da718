import { CheckIcon, CopyIcon } from "@stoep/ui/icons";
import { type ReactNode, useState } from "react";
import { useAppText } from "../text.ts";
import { Button } from "./button.tsx";
import style from "./calendar-address.module.css";
import { TextField } from "./field.tsx";

interface Props {
  id: string;
  label: string;
  address: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** An address to be copied. */
export function CopiedAddress({ id, label, address, children }: Props) {
  const t = useAppText();
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(address).then(() => setCopied(true));
  return (
    <>
      <TextField
        id={id}
        label={label}
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
        {children}
      </div>
    </>
  );
}
