import { drawQrCode, type QrDrawing } from "@stoep/client/qr-code";
import { useEffect, useState } from "react";
import style from "./factors.module.css";

/** Dark on light in both schemes, because cameras need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    void drawQrCode(text).then(setDrawing);
  }, [text]);
  const size = drawing?.size ?? 1;
  return (
    <svg className={style.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      {drawing && <path d={drawing.path} />}
    </svg>
  );
}
