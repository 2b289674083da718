/** Columns are `named_so` in PostgreSQL and `namedSo` in TypeScript. */
import { CamelCasePlugin, type PluginTransformResultArgs } from "kysely";

type Row = Record<string, unknown>;

/** Renames the columns of a result once, not once per row. Names inside a value stay as they are. */
export class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true });
  }

  override async transformResult({ result }: PluginTransformResultArgs) {
    const [first] = result.rows;
    if (!first) return result;
    const names = Object.keys(first).map((column) => [column, this.camelCase(column)] as const);
    const rename = (row: Row) => {
      const named: Row = {};
      for (const [column, name] of names) named[name] = row[column];
      return named;
    };
    return { ...result, rows: result.rows.map(rename) };
  }
}
