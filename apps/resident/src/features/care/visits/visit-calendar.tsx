import { CalendarIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useState } from "react";
import { Button } from "../../../app/index.ts";
import { useText } from "../words.ts";

const LinkedCalendarDialog = lazyPart(() => import("./visit-calendar-dialog.tsx").then((m) => m.LinkedCalendarDialog), {
  close: ({ onClose }) => onClose(),
});
const OwnCalendarDialog = lazyPart(() => import("./visit-calendar-dialog.tsx").then((m) => m.OwnCalendarDialog), {
  close: ({ onClose }) => onClose(),
});

type Props = { params: { networkSlug: string; token: string } } | { organisationId: string; label: string };

/** All visits in one's own calendar: by the link to one of them, or with an organisation that the account is linked with. */
export function VisitCalendar(props: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        isSmall
        look="quiet"
        aria-haspopup="dialog"
        aria-label={"label" in props ? props.label : t("visits.button")}
        onClick={() => setOpen(true)}
      >
        <CalendarIcon aria-hidden />
        {t("visits.button")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          {"params" in props ? (
            <LinkedCalendarDialog params={props.params} onClose={close} />
          ) : (
            <OwnCalendarDialog organisationId={props.organisationId} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
