import { UpLink, useTitle } from "../../../app/index.ts";
import { OwnDataPart } from "../parts/own-data-part.tsx";
import { useText } from "../words.ts";

/** The copy of everything that is kept about the reader. */
export function OwnDataScreen() {
  const t = useText();
  useTitle(t("ownData.title"));
  return (
    <>
      <UpLink href="/me">{t("me.title")}</UpLink>
      <h1>{t("ownData.title")}</h1>
      <OwnDataPart />
    </>
  );
}
