import { Button, CopyButton, Group, TextField } from "@stoep/ui";
import { useText } from "./words.ts";

type Props = {
  address: string;
  label: string;
  /** Beside the address, when it has no label in view. */
  copy?: string;
  isLabelled?: boolean;
};

/** An address to copy, by hand or with its button. */
export function CopiedAddress({ address, label, copy: copyLabel, isLabelled = false }: Props) {
  const t = useText();
  return (
    <Group align="end" gap="sm" wrap="nowrap">
      <TextField
        readOnly
        label={isLabelled ? label : undefined}
        aria-label={label}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        flex={1}
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
