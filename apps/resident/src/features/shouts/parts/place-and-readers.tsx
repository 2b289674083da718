import { unbrokenName } from "@stoep/client/formats";
import type { ReadShout } from "@stoep/contract/shouts";
import { PeopleIcon } from "@stoep/ui/icons";
import { PlaceLine } from "../../publishing/index.ts";
import { useText } from "../words.ts";
import style from "./shout.module.css";

/** The street, and the approximate place on the map. */
export function ShoutPlace({ shout: { place } }: { shout: Pick<ReadShout, "place"> }) {
  const t = useText();
  if (!place) return null;
  const { street, longitude, latitude } = place;
  return (
    <>
      <PlaceLine place={{ address: street ?? t("around"), longitude, latitude }} />
      <p className={style.soft}>{t("roughly")}</p>
    </>
  );
}

/** Who can read it. */
export function ShoutReaders({
  shout: { sharing, neighbourhood },
}: {
  shout: Pick<ReadShout, "sharing" | "neighbourhood">;
}) {
  const t = useText();
  return (
    <p className={`${style.facts} ${style.soft}`}>
      <PeopleIcon aria-hidden />
      {t(`readers.${sharing}`, { neighbourhood: unbrokenName(neighbourhood.name) })}
    </p>
  );
}
