import { saveFile } from "@stoep/client/files";
import { Refused } from "@stoep/contract/kernel";
import { CalendarIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { api, Button, toast, useNetwork, useRefusalText, useResidence } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** All dates as a file that any calendar opens. */
export function CalendarFile({ postId, title }: { postId: string; title: string }) {
  const t = useText();
  const words = useRefusalText();
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  const [isBusy, setBusy] = useState(false);
  const fetchFile = () =>
    isResident
      ? api.publishing.readActivityCalendar({ params: { postId } })
      : api.publishing.readPublicActivityCalendar({ params: { networkSlug, postId } });
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await fetchFile(), `${nameOf(title)}.ics`);
    } catch (error) {
      toast(words(error instanceof Refused ? error.code : "unexpected"), "danger");
    }
    setBusy(false);
  };
  return (
    <Button isSmall isBusy={isBusy} onClick={() => void save()}>
      <CalendarIcon aria-hidden />
      {t("activity.calendar")}
    </Button>
  );
}

/** Turns a title into a file name that every device accepts. */
const nameOf = (title: string): string =>
  title
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .slice(0, 60) || "stoep";
