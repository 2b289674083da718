import { Notice } from "../../../app/index.ts";
import { useText } from "../words.ts";
import type { OwnBasket } from "./use-basket.ts";

/** Says that the choice on the screen is the one that was made in another tab. */
export function TakenOver({ basket }: { basket: OwnBasket }) {
  const t = useText();
  if (!basket.isTakenOver) return null;
  return (
    <Notice tone="warning" isLive>
      {t("draft.takenOver")}
    </Notice>
  );
}
