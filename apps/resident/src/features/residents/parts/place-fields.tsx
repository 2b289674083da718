import { Button, type Form } from "../../../app/index.ts";
import { useText } from "../words.ts";
import { type Address, AddressField } from "./address-field.tsx";
import { type Pin, PinFields } from "./pin-fields.tsx";

export interface PlaceValues {
  address: Address | null;
  pin: Pin | null;
  /** The address is not on the list. */
  isMissing: boolean;
}
export const noPlace: PlaceValues = { address: null, pin: null, isMissing: false };

/** The place as the contract expects it. */
export const placeOf = ({ address, pin, isMissing }: PlaceValues) =>
  isMissing ? { addressId: null, pin } : { addressId: address?.id ?? null, pin: null };

type Props<V extends PlaceValues> = { slug: string; form: Form<V> };

/** The address decides the neighbourhood. D §5 */
export function PlaceFields<V extends PlaceValues>({ slug, form }: Props<V>) {
  const t = useText();
  const { values, errors, set, setProblems } = form;
  const { isMissing } = values;
  return (
    <>
      {isMissing ? (
        <PinFields
          slug={slug}
          pin={values.pin}
          errors={errors}
          onPin={(pin) => {
            set("pin", pin);
            setProblems({});
          }}
        />
      ) : (
        <AddressField
          id="field-addressId"
          slug={slug}
          value={values.address}
          error={errors.addressId}
          onValue={(address) => {
            set("address", address);
            if (errors.addressId) setProblems({});
          }}
        />
      )}
      <div>
        <Button isSmall isAtEdge look="quiet" onClick={() => set("isMissing", !isMissing)}>
          {t(isMissing ? "pin.fromList" : "pin.missing")}
        </Button>
      </div>
    </>
  );
}
