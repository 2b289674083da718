import type { CareIcon } from "@stoep/contract/care";
import { careIcons } from "@stoep/contract/care/values";
import { Group, Radio } from "@stoep/ui";
import { CareMark } from "../../parts/care-mark.tsx";
import { useText } from "./words.ts";

type Props = { value: CareIcon; onChange: (icon: string) => void };

/** Chooses an icon; each has a name for people who cannot see it. */
export function IconField({ value, onChange }: Props) {
  const t = useText();
  return (
    <Radio.Group label={t("icon")} value={value} onChange={onChange}>
      <Group gap="sm" mt="xs">
        {careIcons.map((icon) => (
          <Radio key={icon} value={icon} aria-label={t(`icons.${icon}`)} label={<CareMark icon={icon} />} />
        ))}
      </Group>
    </Radio.Group>
  );
}
