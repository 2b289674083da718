import type { Column } from "@stoep/ui";
import type { DecidedRow, WaitingRow } from "./words.ts";

/** Where a person lives, as far as staff may know: the street, and below it the neighbourhood. D §5 */
export function addressColumn<Row extends WaitingRow | DecidedRow>(title: string, width: number): Column<Row> {
  return {
    key: "address",
    title,
    width,
    onPhone: "line",
    render: ({ street, neighbourhood }) => street || neighbourhood,
    line: ({ street, neighbourhood }) => street && neighbourhood,
  };
}
