import { CalendarIcon } from "@stoep/ui/icons";
import { api, Button, useFileSaving, useNetwork, useResidence } from "../../../app/index.ts";
import { useText } from "../words.ts";

/** All dates as a file that any calendar opens. */
export function CalendarFile({ postId, title }: { postId: string; title: string }) {
  const t = useText();
  const isResident = useResidence() !== null;
  const { slug: networkSlug } = useNetwork();
  const load = () =>
    isResident
      ? api.publishing.readActivityCalendar({ params: { postId } })
      : api.publishing.readPublicActivityCalendar({ params: { networkSlug, postId } });
  const { isBusy, save } = useFileSaving({ load, name: `${nameOf(title)}.ics` });
  return (
    <Button isSmall isBusy={isBusy} onClick={save}>
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
