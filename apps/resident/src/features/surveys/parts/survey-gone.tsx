import { GoneScreen } from "../../publishing/index.ts";
import { useText } from "../words.ts";

/** It was removed, or is not for the place where the reader lives. */
export function SurveyGone() {
  const t = useText();
  const words = { title: t("gone.title"), text: t("gone.text"), act: t("gone.act") };
  return <GoneScreen resident={{ ...words, href: "/take-part" }} guest={words} />;
}
