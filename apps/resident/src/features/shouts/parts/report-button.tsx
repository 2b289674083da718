import { ReportIcon } from "@stoep/ui/icons";
import { Suspense, useState } from "react";
import { Button } from "../../../app/index.ts";
import { type ConversationSubject, ReportDialog } from "../../conversations/index.ts";
import { useText } from "../words.ts";

export function ReportButton({ subject }: { subject: ConversationSubject }) {
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
          <ReportDialog target={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
