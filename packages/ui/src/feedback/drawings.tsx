import type { ReactNode, SVGProps } from "react";

const frame: SVGProps<SVGSVGElement> = {
  viewBox: "0 0 160 112",
  width: 160,
  height: 112,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};

const strokes: Record<DrawingName, ReactNode> = {
  street: (
    <>
      <path d="M8 96h144M20 96V52l16-14 16 14v44M52 96V44h26v52M78 96V58l15-13 15 13v38M108 96V40h32v56" />
      <path d="M31 96V80h10v16M60 96V78h10v18M88 96V82h10v14M118 96V76h12v20M30 60h12M60 56h10M88 66h10M116 54h16M116 64h16" />
      <path className="accent" d="M14 103h30M60 103h44M120 103h24" />
    </>
  ),
  letters: (
    <>
      <path d="M36 40h70a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z" />
      <path d="M31 43l40 28 40-28M50 40V28h70a6 6 0 0 1 6 6v44h-14" />
      <path className="accent" d="M12 56h12M8 68h16M14 80h10" />
    </>
  ),
  search: (
    <>
      <circle cx="72" cy="50" r="30" />
      <path d="M94 72l26 26M58 52V42l14-11 14 11v22H58z" />
      <path className="accent" d="M68 64V54h8v10" />
    </>
  ),
  bench: (
    <>
      <path d="M34 70h76M38 56h68M38 46h68M44 70v20M100 70v20M40 46v24M104 46v24M10 92h140" />
      <path className="accent" d="M128 92V60m0 0c-10-2-14-12-9-20 1-9 15-11 19-2 8 5 4 20-10 22z" />
    </>
  ),
  broken: (
    <>
      <path d="M16 92h50M94 92h50M66 92c4-14 4-22 0-30M94 92c-4-14-4-22 0-30M22 92V62h38v30M100 92V62h38v30M18 62l22-16 24 16M96 62l24-16 22 16" />
      <path className="accent" d="M80 34v10M66 40l6 7M94 40l-6 7M74 92l4 6M86 90l-2 9" />
    </>
  ),
};

export type DrawingName = "street" | "letters" | "search" | "bench" | "broken";

/** Line drawings for empty and failed states, made for this kit. Purely decorative: the text next to them says everything. */
export function Drawing({ name, className }: { name: DrawingName; className?: string | undefined }) {
  return (
    <svg {...frame} aria-hidden="true" className={className}>
      {strokes[name]}
    </svg>
  );
}
