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
export function RecordPlaceholder(props: Without<typeof RecordSkeleton>) {
  return <RecordSkeleton label={useWords()} {...props} />;
}

export function FormPlaceholder(props: Without<typeof FormSkeleton>) {
  return <FormSkeleton label={useWords()} {...props} />;
}

export function OverviewPlaceholder(props: Without<typeof OverviewSkeleton>) {
  return <OverviewSkeleton label={useWords()} {...props} />;
}

export function TimelinePlaceholder(props: Without<typeof TimelineSkeleton>) {
  return <TimelineSkeleton label={useWords()} {...props} />;
}

export function FactsPlaceholder(props: Without<typeof FactsSkeleton>) {
  return <FactsSkeleton label={useWords()} {...props} />;
}

export function CardsPlaceholder(props: Without<typeof CardsSkeleton>) {
  return <CardsSkeleton label={useWords()} {...props} />;
}

export function RowsPlaceholder(props: Without<typeof RowsSkeleton>) {
  return <RowsSkeleton label={useWords()} {...props} />;
}

export function CommentsPlaceholder(props: Without<typeof CommentsSkeleton>) {
  return <CommentsSkeleton label={useWords()} {...props} />;
}

export function OpenRowPlaceholder(props: Without<typeof OpenRowSkeleton>) {
  return <OpenRowSkeleton label={useWords()} {...props} />;
}

export function SplitPlaceholder(props: Without<typeof SplitSkeleton>) {
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
export function ScreenPlaceholder({ path }: { path: string }) {
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
