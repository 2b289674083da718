import { fieldAt, Section } from "../../../../app/editor/index.ts";
import { PlaceField } from "../../../neighbourhoods/index.ts";
import { useText } from "../../parts/words.ts";

type Place = { address: string; longitude: number | null; latitude: number | null };
type Props = {
  of: "activity" | "vacancy";
  value: Place;
  onChange: (place: Place) => void;
  errorOf: Parameters<typeof fieldAt>[0]["errorOf"];
};

/** The location: an address with its pin. */
export function LocationSection({ of, value: { address, longitude, latitude }, onChange, errorOf }: Props) {
  const t = useText();
  return (
    <Section title={t(`compose.${of}.where`)}>
      <PlaceField
        required
        label={t(`compose.${of}.address`)}
        description={t(`compose.${of}.addressHint`)}
        maxLength={250}
        value={{ address, longitude, latitude }}
        onChange={onChange}
        {...fieldAt({ errorOf }, `${of}.address`)}
      />
    </Section>
  );
}
