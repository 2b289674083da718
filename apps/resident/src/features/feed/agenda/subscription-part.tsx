import { CalendarIcon } from "@stoep/ui/icons";
import { lazyPart } from "@stoep/ui/parts";
import { Suspense, useState } from "react";
import { Button, useResidence } from "../../../app/index.ts";
import { useText } from "../words.ts";

const PrivateAddressDialog = lazyPart(() => import("./subscription-dialog.tsx").then((m) => m.PrivateAddressDialog), {
  close: ({ onClose }) => onClose(),
});
const PublicAddressDialog = lazyPart(() => import("./subscription-dialog.tsx").then((m) => m.PublicAddressDialog), {
  close: ({ onClose }) => onClose(),
});

/** The agenda in one's own calendar: the neighbourhood's, or one organisation's public activities. */
export function SubscriptionPart({ organisationId }: { organisationId: string | undefined }) {
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
            <PrivateAddressDialog onClose={close} />
          ) : (
            <PublicAddressDialog organisationId={organisationId ?? ""} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
