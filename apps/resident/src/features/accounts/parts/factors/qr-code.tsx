import { useEffect, useState } from "react";
import style from "./factors.module.css";

interface Drawing {
  size: number;
  path: string;
}

/** Dark on light in both schemes: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    void draw(text).then(setDrawing);
  }, [text]);
  const size = drawing?.size ?? 1;
  return (
    <svg className={style.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
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
