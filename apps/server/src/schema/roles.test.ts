import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#kernel/database.ts";
import { newDatabase, type TestDatabase } from "../testing/database.ts";
import { createNetworkSchema } from "./migrate.ts";
import { grantAccess } from "./roles.ts";

let server: TestDatabase;
beforeAll(async () => {
  server = await newDatabase();
});
afterAll(() => server.close());

const columns = "id, at, actor_name, action, subject_kind, subject_name, address, agent, request_id";
const entry = `insert into public.audit_entry (${columns}) values (gen_random_uuid(), '2026-01-01', '', 'x', '', '', '', '', '')`;

describe("the server's role", () => {
  test.each([
    ["change an entry of the log", "update public.audit_entry set subject_name = ''"],
    ["delete entries", "delete from public.audit_entry"],
    ["empty the log", "truncate public.audit_entry"],
    ["switch its guard off", "alter table public.audit_entry disable trigger audit_entry_append_only"],
    ["switch all triggers off", "set session_replication_role to replica"],
    ["take its guard away", "drop trigger audit_entry_append_only on public.audit_entry"],
    [
      "exchange its guard",
      "create or replace function public.refuse_change() returns trigger language plpgsql as 'begin end'",
    ],
    ["take the log away", "drop table public.audit_entry"],
    ["put the log elsewhere", "alter table public.audit_entry rename to away"],
    [
      "hang a trigger on it",
      "create trigger mine before insert on public.audit_entry execute function public.refuse_change()",
    ],
    ["give itself rights", "grant all on public.audit_entry to current_user; delete from public.audit_entry"],
    ["give itself rights by the owner's function", "select public.grant_use('public', current_user)"],
    ["make tables of its own beside them", "create table public.mine (id int primary key)"],
    ["change a network's tables", "alter table n_gent.post add column mine int"],
    ["take a network away", "drop schema n_gent cascade"],
    ["say which migrations it has", "delete from public.migration"],
    ["write what the owner runs", "update public.network_migration set text = 'drop table public.audit_entry'"],
  ])("cannot %s", async (_, statement) => {
    await server.pool.query(entry);
    await expect(server.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
  });

  test("makes a network that it can use and cannot change, and no schema of another name", async () => {
    const create = (name: string) => server.platform.transaction().execute((trx) => createNetworkSchema(trx, name));
    await create("n_brugge");
    await server.pool.query("insert into n_brugge.post_street select gen_random_uuid(), gen_random_uuid() where false");
    await expect(server.pool.query("drop table n_brugge.post")).rejects.toMatchObject({ code: "42501" });
    await expect(create('n_x"; drop table public.audit_entry; --')).rejects.toThrow("cannot be the name");
    await expect(create("public")).rejects.toThrow("cannot be the name");
  });
});

test("the server's role loses, at the next start, access to tables that became guarded", async () => {
  await server.asOwner(
    `create table public.diary (id int primary key); select public.grant_use('public', '${roleOf(server)}')`,
  );
  await server.pool.query("insert into public.diary values (1); update public.diary set id = 2");
  await server.asOwner("create trigger guard before update on public.diary execute function public.refuse_change()");
  const owner = openDatabase(server.ownerUrl, { max: 1 });
  await grantAccess(owner.platform, roleOf(server), []);
  await owner.close();
  await server.pool.query("insert into public.diary values (3)");
  await expect(server.pool.query("update public.diary set id = 4")).rejects.toThrow("permission denied");
});

const roleOf = ({ url }: TestDatabase) => new URL(url).username;
