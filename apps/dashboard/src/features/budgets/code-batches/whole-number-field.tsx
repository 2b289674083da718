import { NumberField } from "@stoep/ui";
import type { ComponentProps } from "react";

/** For a whole number that is typed, such as a serial number or how many codes. */
export function WholeNumberField(props: ComponentProps<typeof NumberField>) {
  return (
    <NumberField
      required
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      w={{ base: "100%", sm: 240 }}
      {...props}
    />
  );
}
