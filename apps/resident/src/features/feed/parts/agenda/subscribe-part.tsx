import { CalendarIcon } from "@stoep/ui/icons";
import { lazy, Suspense, useState } from "react";
import { Button, useResidence } from "../../../../app/index.ts";
import { useText } from "../../words.ts";

const OwnAddress = lazy(() => import("./subscribe-dialog.tsx").then((m) => ({ default: m.OwnAddress })));
const PublicAddress = lazy(() => import("./subscribe-dialog.tsx").then((m) => ({ default: m.PublicAddress })));

/** The agenda in one's own calendar: the neighbourhood's, or one organisation's public activities. */
export function SubscribePart({ organisationId }: { organisationId: string | undefined }) {
  const t = useText();
  const isResident = useResidence() !== null;
  const [isOpen, setOpen] = useState(false);
  if (!isResident && !organisationId) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button isSmall isAtEdge look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarIcon aria-hidden />
        {t("subscribe.button")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          {isResident ? (
            <OwnAddress onClose={close} />
          ) : (
            <PublicAddress organisationId={organisationId ?? ""} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
