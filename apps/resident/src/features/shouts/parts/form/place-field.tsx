import { Button, useNetwork } from "../../../../app/index.ts";
import { type Address, AddressField } from "../../../residents/index.ts";
import type { Pin } from "../../shout-draft.ts";
import { useText } from "../../words.ts";
import style from "../shout.module.css";
import { PinChoice } from "./pin-choice.tsx";

interface ChosenPlace {
  address: Address | null;
  pin: Pin | null;
}
interface Props extends ChosenPlace {
  onPlace: (place: ChosenPlace) => void;
  error: string | undefined;
  /** The current place of a message that is edited. */
  present: string | null;
  /** The message loses that place, unless another is chosen. */
  isGone: boolean;
  onGone: (isGone: boolean) => void;
}

/** The place: an address from the city's list, or a pin. Readers see only the street and the approximate place. */
export function PlaceField({ address, pin, onPlace, error, present, isGone, onGone }: Props) {
  const t = useText();
  const { slug } = useNetwork();
  return (
    <fieldset className={style.place}>
      <legend>{t("place.legend")}</legend>
      <p className={style.soft}>{t("place.rough")}</p>
      {present && (
        <div className={style.top}>
          <p role="status">{isGone ? t("place.gone") : t("place.present", { place: present })}</p>
          <Button isSmall look="quiet" onClick={() => onGone(!isGone)}>
            {t(isGone ? "place.keep" : "place.without")}
          </Button>
        </div>
      )}
      <AddressField
        // A new key empties the field when a pin replaces its text.
        key={pin ? "pin" : isGone ? "gone" : "address"}
        id="field-place"
        slug={slug}
        value={address}
        onValue={(next) => onPlace({ address: next, pin: null })}
        error={error}
        words={{ label: t("place.address"), hint: t("place.addressHint"), none: t("place.noAddress") }}
      />
      <PinChoice pin={pin} onPin={(next) => onPlace({ address: null, pin: next })} />
    </fieldset>
  );
}
