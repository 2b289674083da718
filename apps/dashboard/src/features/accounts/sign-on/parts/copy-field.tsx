import { CopyButton, IconButton, TextField } from "@stoep/ui";
import { CheckIcon, CopyIcon } from "@stoep/ui/icons";
import { useText } from "../words.ts";

type Props = { label: string; value: string; copyLabel: string };

/** A read-only address to copy and pass on. */
export function CopyField({ label, value, copyLabel }: Props) {
  const t = useText();
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <TextField
          label={label}
          value={value}
          readOnly
          rightSectionPointerEvents="all"
          rightSection={
            <IconButton label={copied ? t("providers.copied") : copyLabel} onClick={copy} variant="subtle">
              {copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
            </IconButton>
          }
        />
      )}
    </CopyButton>
  );
}
