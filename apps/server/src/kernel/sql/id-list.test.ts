import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from "kysely";
import { expect, test } from "vitest";
import { anyOf, idList } from "./id-list.ts";
import { preparedQuery } from "./prepared-query.ts";

const db = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (handle) => new PostgresIntrospector(handle),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const compiled = (statement: ReturnType<typeof anyOf> | ReturnType<typeof idList>) => {
  const { sql: text, parameters } = sql`select ${statement}`.compile(db);
  return [text, parameters];
};

test("a list of ids is one parameter, however many there are", () => {
  expect(compiled(anyOf(["a", "b"]))).toEqual(["select any($1::uuid[])", [["a", "b"]]]);
  expect(compiled(anyOf([]))).toEqual(["select any($1::uuid[])", [[]]]);
  expect(compiled(anyOf(new Set(["a", "b"])))).toEqual(["select any($1::uuid[])", [["a", "b"]]]);
  expect(compiled(idList(["a", null]))).toEqual(["select $1::uuid[]", [["a", null]]]);
});

test("it is passed on as it is, so that a prepared query recognises its placeholder", async () => {
  const find = preparedQuery((_, ids: string[]) => ({ compile: () => sql`select ${anyOf(ids)}`.compile(db) }));
  await expect(find(db, ["a"])).resolves.toEqual([]);
});
