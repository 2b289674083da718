import { Skeleton } from "@mantine/core";
import style from "./skeletons.module.css";

/** `label` is read aloud: "Loading…". */
type Props = { label: string };

/** For a record's page: its title, unless already known, its state, its content and its rail. */
export function RecordSkeleton({ label, title }: Props & { title?: string | undefined }) {
  return (
    <div className={style.page} role="status" aria-label={label} data-waiting>
      <div>
        {title ? <h1 className={style.title}>{title}</h1> : <Skeleton height={34} width="45%" />}
        <Skeleton height={18} width="30%" mt="sm" />
      </div>
      <div className={style.record}>
        <div className={style.box}>
          <Lines widths={["60%", "100%", "96%", "88%"]} />
          <Skeleton height={220} />
        </div>
        <div className={style.box}>
          <Lines widths={["40%", "70%", "35%", "60%", "45%", "55%"]} />
        </div>
      </div>
    </div>
  );
}

/** For a list: its title, its filters and its rows. */
export function ListSkeleton({ label, rows = 8 }: Props & { rows?: number }) {
  return (
    <div className={style.page} role="status" aria-label={label} data-waiting>
      <Skeleton height={34} width="30%" />
      <Skeleton height={36} width={280} maw="100%" />
      <Rows rows={rows} />
    </div>
  );
}

/** For a form: labels above their fields, and the button below. */
export function FormSkeleton({ label, fields = 4 }: Props & { fields?: number }) {
  return (
    <div className={style.form} role="status" aria-label={label} data-waiting>
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={field}>
          <Skeleton height={14} width={field % 2 === 0 ? 140 : 96} mb={6} />
          <Skeleton height={40} />
        </div>
      ))}
      <Skeleton height={40} width={144} />
    </div>
  );
}

/** For an overview: a row of figures, and cards below it. */
export function OverviewSkeleton({ label, figures = 4 }: Props & { figures?: number }) {
  return (
    <div className={style.page} role="status" aria-label={label} data-waiting>
      <div className={style.figures}>
        {Array.from({ length: figures }, (_, figure) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <div key={figure} className={style.box}>
            <Skeleton height={28} width="40%" />
            <Lines widths={["80%", "60%"]} />
          </div>
        ))}
      </div>
      <div className={style.box}>
        <Skeleton height={22} width="35%" />
        <Skeleton height={240} />
      </div>
    </div>
  );
}

/** For a timeline: entries below each other, each with what happened and when. */
export function TimelineSkeleton({ label, moments = 4 }: Props & { moments?: number }) {
  return (
    <div className={style.timeline} role="status" aria-label={label} data-waiting>
      {Array.from({ length: moments }, (_, moment) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={moment}>
          <Skeleton height={14} width={14} circle />
          <div className={style.lines}>
            <Lines widths={[moment % 2 === 0 ? "60%" : "44%", "28%"]} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** For a drawer about a person: a status, then labels above their values. */
export function FactsSkeleton({ label, facts = 5 }: Props & { facts?: number }) {
  return (
    <div className={style.facts} role="status" aria-label={label} data-waiting>
      <Skeleton height={24} width={112} radius="xl" />
      {Array.from({ length: facts }, (_, fact) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={fact} className={style.lines}>
          <Lines widths={["24%", fact % 2 === 0 ? "64%" : "48%"]} />
        </div>
      ))}
    </div>
  );
}

/** For cards below each other, each with a heading, a text and a field; with `isPage` below a title and tabs. */
export function CardsSkeleton({ label, cards = 2, isPage = false }: Props & { cards?: number; isPage?: boolean }) {
  return (
    <div className={isPage ? style.page : style.cards} role="status" aria-label={label} data-waiting>
      {isPage && <Skeleton height={34} width="30%" />}
      {isPage && <Skeleton height={20} width={260} maw="80%" />}
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={card} className={style.box}>
          <Skeleton height={20} width="36%" />
          <Lines widths={["72%"]} />
          <Skeleton height={40} />
        </div>
      ))}
    </div>
  );
}

/** For rows within a card: an icon, a name with a line below it, and a button. */
export function RowsSkeleton({ label, rows = 3 }: Props & { rows?: number }) {
  return (
    <div className={style.signed} role="status" aria-label={label} data-waiting>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={row}>
          <Skeleton height={24} width={24} />
          <div className={style.lines}>
            <Lines widths={[row % 2 === 0 ? "40%" : "52%", "64%"]} />
          </div>
          <Skeleton height={24} width={80} />
        </div>
      ))}
    </div>
  );
}

/** For comments below each other: a picture, who and when, and a text. */
export function CommentsSkeleton({ label, comments = 3 }: Props & { comments?: number }) {
  return (
    <div className={style.cards} role="status" aria-label={label} data-waiting>
      {Array.from({ length: comments }, (_, comment) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={comment} className={style.comment}>
          <Skeleton height={38} width={38} circle />
          <div className={style.lines}>
            <Lines widths={["36%", comment % 2 === 0 ? "88%" : "64%", "24%"]} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** For a short list, and below it the content of the open row. */
export function OpenRowSkeleton({ label, rows = 6 }: Props & { rows?: number }) {
  return (
    <div className={style.page} role="status" aria-label={label} data-waiting>
      <Rows rows={2} />
      <Skeleton height={20} width="36%" />
      <Skeleton height={36} width={280} maw="100%" />
      <Rows rows={rows} />
    </div>
  );
}

/** For a list with the chosen record beside it; on a phone only the list. */
export function SplitSkeleton({ label, rows = 6 }: Props & { rows?: number }) {
  return (
    <div className={style.split} role="status" aria-label={label} data-waiting>
      <div className={style.entries}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <div key={row} className={style.lines}>
            <Lines widths={[row % 2 === 0 ? "76%" : "58%", "40%"]} />
          </div>
        ))}
      </div>
      <div className={style.opened}>
        <Skeleton height={26} width="50%" />
        <div className={style.box}>
          <Lines widths={["36%", "92%", "74%"]} />
        </div>
        <Skeleton height={40} width={180} />
      </div>
    </div>
  );
}

function Rows({ rows }: { rows: number }) {
  return (
    <div className={style.rows}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={row}>
          <Skeleton height={14} width={row % 2 === 0 ? "44%" : "32%"} />
          <Skeleton height={14} width="16%" />
        </div>
      ))}
    </div>
  );
}

function Lines({ widths }: { widths: string[] }) {
  return widths.map((width, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <Skeleton key={line} height={14} width={width} />
  ));
}
