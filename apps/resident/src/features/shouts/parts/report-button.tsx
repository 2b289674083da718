import { ReportIcon } from "@stoep/ui/icons";
import { Suspense, useState } from "react";
import { Button } from "../../../app/index.ts";
import { ReportDialog } from "../../conversations/index.ts";
import { shoutSubject } from "../shout-subject.ts";
import { useText } from "../words.ts";

export function ReportButton({ shoutId }: { shoutId: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button isSmall look="quiet" onClick={() => setOpen(true)}>
        <ReportIcon aria-hidden />
        {t("report")}
      </Button>
      {isOpen && (
        // Keeps the screen while the dialog loads.
        <Suspense fallback={null}>
          <ReportDialog target={shoutSubject(shoutId)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
