import { Button, CopyButton, Group, TextField } from "@stoep/ui";
import { useText } from "./words.ts";

type Props = {
  address: string;
  label: string;
  /** The words of the button; by default *Copy*. */
  copy?: string;
  /** The label is in view. */
  isLabelled?: boolean;
};

/** An address to copy, by hand or with its button. */
export function CopiedAddress({ address, label, copy: copyLabel, isLabelled = false }: Props) {
  const t = useText();
  return (
    <Group align="end" gap="sm">
      <TextField
        readOnly
        label={isLabelled ? label : undefined}
        aria-label={label}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        // On a phone the button is below it.
        flex="1 1 15rem"
      />
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button variant="light" onClick={copy}>
            {copied ? t("calendar.copied") : (copyLabel ?? t("calendar.copy"))}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
