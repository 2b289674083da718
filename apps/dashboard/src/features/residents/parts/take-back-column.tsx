import { Button, type Column } from "@stoep/ui";

type Options<Row> = Pick<Column<Row>, "title" | "isUnnamed"> & {
  label: string;
  /** Names the row too, for screen readers. */
  labelOf: (row: Row) => string;
  isRunning: boolean;
  run: (row: Row) => void;
};

/** The last column of a list of decisions: a button that takes the row's decision back. */
export function takeBackColumn<Row>({ label, labelOf, isRunning, run, ...heading }: Options<Row>): Column<Row> {
  return {
    ...heading,
    key: "back",
    align: "end",
    isWhole: true,
    onPhone: "end",
    width: 160,
    render: (row) => (
      <Button size="xs" variant="default" loading={isRunning} aria-label={labelOf(row)} onClick={() => run(row)}>
        {label}
      </Button>
    ),
  };
}
