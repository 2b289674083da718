import type { MapKind } from "@stoep/contract/feed";
import { Checkbox } from "@stoep/ui";
import { useText } from "../parts/words.ts";
import style from "./map.module.css";
import { kindColors } from "./view.ts";

type Props = {
  kinds: readonly MapKind[];
  /** Those that are switched off. */
  without: readonly MapKind[];
  onChange: (without: MapKind[]) => void;
};

/** Which kinds the map shows; their colours are its legend. */
export function KindSwitches({ kinds, without, onChange }: Props) {
  const t = useText();
  return (
    <fieldset className={style.kinds}>
      <legend>{t("map.show")}</legend>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={!without.includes(kind)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(kinds.filter((one) => (one === kind ? !checked : without.includes(one))))
          }
          label={
            <span className={style.kind}>
              <span aria-hidden className={style.dot} style={{ background: kindColors[kind] }} />
              {t(`map.kinds.${kind}`)}
            </span>
          }
        />
      ))}
    </fieldset>
  );
}
