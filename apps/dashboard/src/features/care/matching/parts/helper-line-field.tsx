import { useDetailsOf } from "@stoep/client/personal-details";
import { ticketLimits } from "@stoep/contract/care/values";
import { Notice, Stack, TextField } from "@stoep/ui";
import type { ComponentProps } from "react";
import { useMembership } from "../../../../app/index.ts";
import { useText } from "./words.ts";

type Props = Omit<ComponentProps<typeof TextField>, "label" | "description" | "value"> & {
  value?: string;
  /** The name of the person helped, which the line must not give away. */
  member: string;
};

/** What helpers read of a ticket before they have it. Names, streets and numbers in it are pointed out. */
export function HelperLineField({ member, value = "", ...field }: Props) {
  const t = useText();
  const details = useDetailsOf(useMembership().network.slug, { names: [member] }, value);
  return (
    <Stack gap="xs">
      <TextField
        {...field}
        value={value}
        label={t("line.label")}
        maxLength={ticketLimits.helperLine}
        description={t("line.hint")}
      />
      <div role="status">
        {details.length > 0 && (
          <Notice tone="warning">{t("line.private", { details: details.map(({ text }) => text).join(", ") })}</Notice>
        )}
      </div>
    </Stack>
  );
}
