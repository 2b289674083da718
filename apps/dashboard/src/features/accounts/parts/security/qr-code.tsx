import { useEffect, useState } from "react";
import style from "./qr-code.module.css";

type Drawing = { size: number; path: string };

/** Dark on light in both schemes: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    void draw(text).then(setDrawing);
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

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { border: 3 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}
