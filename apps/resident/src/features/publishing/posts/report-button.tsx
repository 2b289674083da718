import { type ReactNode, Suspense, useState } from "react";
import { Button } from "../../../app/index.ts";
import { ReportDialog } from "../../conversations/index.ts";
import { useText } from "../words.ts";
import style from "./message.module.css";
import { postSubject } from "./post-subject.ts";

export function ReportButton({ postId, children }: { postId: string; children: ReactNode }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={style.report}>
      <Button isSmall isAtEdge look="quiet" onClick={() => setOpen(true)}>
        {children}
        <span>{t("report")}</span>
      </Button>
      {isOpen && (
        // Keeps the screen while the dialog loads.
        <Suspense fallback={null}>
          <ReportDialog target={postSubject(postId)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
