import { Radio, Stack } from "@stoep/ui";
import { useText } from "../parts/words.ts";

export type DateScope = "one" | "following";

/** Chooses between this date alone, and all later ones of the series too. */
export function DateScopeField({ value, onChange }: { value: DateScope; onChange: (which: DateScope) => void }) {
  const t = useText();
  return (
    <Radio.Group label={t("coming.which.label")} value={value} onChange={(next) => onChange(next as DateScope)}>
      <Stack gap="xs" mt="xs">
        {(["one", "following"] as const).map((which) => (
          <Radio key={which} value={which} label={t(`coming.which.${which}`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
