import { Skeleton } from "@mantine/core";
import type { ReactNode } from "react";
import style from "./content-skeletons.module.css";

/** `label` is read aloud: "Loading…". */
type Props = { label: string };

const SkeletonFrame = ({
  label,
  className,
  children,
}: Props & { className?: string | undefined; children: ReactNode }) => (
  <div className={className} role="status" aria-label={label} data-waiting>
    {children}
  </div>
);

const lengths = ["72%", "54%", "64%", "40%", "58%", "48%", "66%", "36%"];

/** For a map with its legend, and its table beside it or below. */
export function MapSkeleton({ label, height = 420 }: Props & { height?: number }) {
  return (
    <SkeletonFrame label={label} className={style.container}>
      <div className={style.map}>
        <div className={style.lines}>
          <Skeleton height={height} />
          <Skeleton height={14} width="64%" />
        </div>
        <div className={style.rows}>
          {lengths.map((length) => (
            <div key={length}>
              <Skeleton height={14} width={length} />
              <Skeleton height={14} width={36} />
            </div>
          ))}
        </div>
      </div>
    </SkeletonFrame>
  );
}

/** For a list of areas with checkboxes, and beside it the map that shows the same choice. */
export function PickerSkeleton({ height = 420 }: { height?: number }) {
  return (
    <>
      <div className={style.lines}>
        <Skeleton height={40} />
        <div className={style.places}>
          {lengths.map((length) => (
            <div key={length} className={style.beside}>
              <Skeleton height={20} width={20} />
              <Skeleton height={14} width={length} />
            </div>
          ))}
        </div>
      </div>
      <Skeleton height={height} />
    </>
  );
}

/** For charts of bars in cards: a heading, and names above their bars. */
export function ChartsSkeleton({ label, charts = 2, bars = 4 }: Props & { charts?: number; bars?: number }) {
  return (
    <SkeletonFrame label={label} className={style.charts}>
      {Array.from({ length: charts }, (_, chart) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={chart} className={style.box}>
          <Skeleton height={20} width="46%" />
          {lengths.slice(0, bars).map((length) => (
            <div key={length} className={style.lines}>
              <Skeleton height={14} width="34%" />
              <Skeleton height={10} width={length} />
            </div>
          ))}
        </div>
      ))}
    </SkeletonFrame>
  );
}

/** For a card with a heading, figures beside each other, and a note below them. */
export function OutlookSkeleton({ label, figures = 3 }: Props & { figures?: number }) {
  return (
    <SkeletonFrame label={label} className={style.cards}>
      <div className={style.box}>
        <Skeleton height={20} width="44%" />
        <div className={style.figures}>
          {Array.from({ length: figures }, (_, figure) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <div key={figure}>
              <Skeleton height={28} width={72} mb={8} />
              <Skeleton height={14} width={96} />
            </div>
          ))}
        </div>
        <Skeleton height={14} width="70%" />
      </div>
      <div className={style.box}>
        <Skeleton height={14} width="82%" />
      </div>
    </SkeletonFrame>
  );
}

/** For a message as residents read it: its sender, its title and its text. */
export function MessageSkeleton({ label }: Props) {
  return (
    <SkeletonFrame label={label} className={style.box}>
      <Sender size={40} />
      <Skeleton height={24} width="84%" />
      <Text />
      <Skeleton height={20} width="38%" />
    </SkeletonFrame>
  );
}

/** For an organisation's page: its banner, its logo and name, and its text. */
export function ProfileSkeleton({ label }: Props) {
  return (
    <SkeletonFrame label={label} className={style.profile}>
      <Skeleton className={style.banner} radius={0} />
      <div className={style.inside}>
        <Sender size={64} />
        <Text />
        <Skeleton height={14} width="42%" />
      </div>
    </SkeletonFrame>
  );
}

/** For a switch with its name and what it does. */
export function SwitchSkeleton({ label }: Props) {
  return (
    <SkeletonFrame label={label} className={style.beside}>
      <Skeleton height={24} width={44} radius="xl" />
      <div className={style.lines}>
        <Skeleton height={16} width="36%" />
        <Skeleton height={14} width="78%" />
      </div>
    </SkeletonFrame>
  );
}

function Sender({ size }: { size: number }) {
  return (
    <div className={style.beside}>
      <Skeleton height={size} width={size} />
      <div className={style.lines}>
        <Skeleton height={16} width="48%" />
        <Skeleton height={12} width="28%" />
      </div>
    </div>
  );
}

const Text = () => (
  <div className={style.lines}>
    <Skeleton height={14} />
    <Skeleton height={14} width="94%" />
    <Skeleton height={14} width="62%" />
  </div>
);
