import { EyeIcon, EyeOffIcon } from "@stoep/ui/icons";
import { useState } from "react";
import type { FieldProps } from "../form.ts";
import { useAppText } from "../text.ts";
import { IconButton } from "./button.tsx";
import style from "./field.module.css";
import { FieldFrame } from "./field.tsx";
import { describedBy } from "./problem.tsx";

type Props = FieldProps & { label: string; hint?: string; autoComplete: "current-password" | "new-password" };

export function PasswordField({ id, value, onValue, label, hint, error, autoComplete }: Props) {
  const t = useAppText();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={style.withButton}>
        <input
          id={id}
          className={style.input}
          type={isShown ? "text" : "password"}
          value={value}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy({ id, hint, error })}
          onChange={(event) => onValue(event.target.value)}
        />
        <IconButton label={isShown ? t("password.hide") : t("password.show")} onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOffIcon aria-hidden /> : <EyeIcon aria-hidden />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}
