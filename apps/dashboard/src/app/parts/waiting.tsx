import {
  CardsSkeleton,
  CommentsSkeleton,
  FactsSkeleton,
  FormSkeleton,
  ListSkeleton,
  OpenRowSkeleton,
  OverviewSkeleton,
  RecordSkeleton,
  RowsSkeleton,
  SplitSkeleton,
  TimelineSkeleton,
} from "@stoep/ui";
import { useAppText } from "../text.ts";

type Without<Part extends (props: never) => unknown> = Omit<Parameters<Part>[0], "label">;

/** The placeholder of a record; with its `title`, if a list has already shown it. */
export function RecordWaiting(props: Without<typeof RecordSkeleton>) {
  return <RecordSkeleton label={useWords()} {...props} />;
}

export function FormWaiting(props: Without<typeof FormSkeleton>) {
  return <FormSkeleton label={useWords()} {...props} />;
}

export function OverviewWaiting(props: Without<typeof OverviewSkeleton>) {
  return <OverviewSkeleton label={useWords()} {...props} />;
}

export function TimelineWaiting(props: Without<typeof TimelineSkeleton>) {
  return <TimelineSkeleton label={useWords()} {...props} />;
}

export function FactsWaiting(props: Without<typeof FactsSkeleton>) {
  return <FactsSkeleton label={useWords()} {...props} />;
}

export function CardsWaiting(props: Without<typeof CardsSkeleton>) {
  return <CardsSkeleton label={useWords()} {...props} />;
}

export function RowsWaiting(props: Without<typeof RowsSkeleton>) {
  return <RowsSkeleton label={useWords()} {...props} />;
}

export function CommentsWaiting(props: Without<typeof CommentsSkeleton>) {
  return <CommentsSkeleton label={useWords()} {...props} />;
}

export function OpenRowWaiting(props: Without<typeof OpenRowSkeleton>) {
  return <OpenRowSkeleton label={useWords()} {...props} />;
}

export function SplitWaiting(props: Without<typeof SplitSkeleton>) {
  return <SplitSkeleton label={useWords()} {...props} />;
}

const shapes = {
  overview: OverviewSkeleton,
  list: ListSkeleton,
  record: RecordSkeleton,
  form: FormSkeleton,
  cards: (props: { label: string }) => <CardsSkeleton isPage {...props} />,
};

/** The placeholder of a screen while its code is loading, in the shape of its template. */
export function ScreenWaiting({ path }: { path: string }) {
  const Shape = shapes[shapeOf(path)];
  return <Shape label={useWords()} />;
}

/** The template, by the form of the address: "/messages/$postId/edit" is a form, "/messages/$postId" a record, "/inbox" a list; records of the back office are cards. */
export function shapeOf(path: string): keyof typeof shapes {
  if (/^\/$|\/(statistics|calendar)$/.test(path)) return "overview";
  if (/\/(new|edit)$|^\/(settings|account|sign-in|claim)\b/.test(path)) return "form";
  if (/^\/platform\/\w+\/\$/.test(path)) return "cards";
  return /\/\$\w+$/.test(path) ? "record" : "list";
}

const useWords = () => useAppText()("list.loading");
