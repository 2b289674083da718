/** The tables of a schema, read from PostgreSQL's catalogue: the single source for the generated types and the printed schema. */
import type pg from "pg";

export interface Column {
  table: string;
  name: string;
  /** As written in SQL: "character varying(20)", "uuid[]". */
  sqlType: string;
  /** The type's, or for an array its element's, short name: "uuid". */
  baseType: string;
  isArray: boolean;
  isNullable: boolean;
  /** The expression, or null. */
  defaultsTo: string | null;
  isGenerated: boolean;
  comment: string | null;
}

/** Ordered by table name and, within a table, by creation. */
export async function listColumns(client: Pick<pg.PoolClient, "query">, schema: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as "sqlType",
            coalesce(e.typname, t.typname) as "baseType", e.oid is not null as "isArray",
            not a.attnotnull as "isNullable", pg_get_expr(d.adbin, d.adrelid, true) as "defaultsTo",
            a.attgenerated <> '' as "isGenerated", col_description(c.oid, a.attnum) as comment
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       join pg_type t on t.oid = a.atttypid
       left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
        and not exists (select 1 from pg_depend x where x.objid = c.oid and x.deptype = 'e')
      order by c.relname collate "C", a.attnum`,
    [schema],
  );
  return rows;
}

export interface Rule {
  table: string;
  definition: string;
}

/** Keys, references, checks and exclusions, with the schema's own tables by bare name. */
export async function listConstraints(client: pg.PoolClient, schema: string): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(
    `select c.relname as table, pg_get_constraintdef(k.oid, true) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and k.contype in ('p', 'u', 'f', 'c', 'x') and not c.relispartition
      order by c.relname collate "C", position(k.contype::text in 'pufcx'), pg_get_constraintdef(k.oid, true) collate "C"`,
    [schema],
  );
  return rows;
}

/** Indexes that do not belong to a constraint. */
export async function listIndexes(client: pg.PoolClient, schema: string): Promise<Rule[]> {
  const { rows } = await client.query<Rule>(
    `select c.relname as table, pg_get_indexdef(i.indexrelid, 0, true) as definition
       from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and not c.relispartition
        and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
      order by c.relname collate "C", pg_get_indexdef(i.indexrelid, 0, true) collate "C"`,
    [schema],
  );
  return rows;
}

export async function listExtensions(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select extname as name from pg_extension where extname <> 'plpgsql' order by 1",
  );
  return rows.map((row) => row.name);
}
