import { drawQrCode, type QrDrawing } from "@stoep/client/qr-code";
import { useEffect, useState } from "react";
import style from "./qr-code.module.css";

/** Dark on light in both colour schemes, as cameras need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    void drawQrCode(text).then(setDrawing);
  }, [text]);
  return (
    <svg
      className={style.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`}
    >
      {drawing && <path d={drawing.path} />}
    </svg>
  );
}
