/** The owner of the tables, which migrates them, and the server's role, which uses them. docs/decisions/2026-11-22-two-roles.md */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "#kernel/database.ts";

/** Creates what the owner needs besides the tables. */
export async function prepareOwner(db: Db): Promise<void> {
  await sql.raw(await readFile(join(import.meta.dirname, "owner.sql"), "utf8")).execute(db);
}

/** Lets `role` use the tables of these schemas, make networks and keep its jobs; null: the owner is the server itself. */
export async function grantAccess(db: Db, role: string | null, schemas: string[]): Promise<void> {
  await grantJobs(db, role);
  if (role === null) return;
  await sql`revoke create on schema public from public`.execute(db);
  await sql`grant execute on function public.create_network_schema to ${sql.id(role)}`.execute(db);
  for (const schema of ["public", ...schemas]) await sql`select public.grant_use(${schema}, ${role})`.execute(db);
}

/**
 * pg-boss makes and changes its own tables, so the server's role owns them. Tables that another role made are dropped and made
 * again: the state is in our tables, and sweepers find what was waiting. Without a separate server role nothing is dropped, since
 * a server may be running.
 */
async function grantJobs(db: Db, role: string | null): Promise<void> {
  const strange = await sql<{ count: number }>`
    select count(*)::int as count from pg_class c
    where c.relnamespace = to_regnamespace('pgboss') and pg_get_userbyid(c.relowner) <> ${role}`.execute(db);
  if (role !== null && strange.rows[0]?.count) await sql`drop schema pgboss cascade`.execute(db);
  await sql`create schema if not exists pgboss`.execute(db);
  if (role !== null) await sql`grant usage, create on schema pgboss to ${sql.id(role)}`.execute(db);
}

/** `owner`: may change the tables, or make them where there are none. `user`: may only use them. */
export async function roleOf(pool: pg.Pool): Promise<"owner" | "user"> {
  const { rows } = await pool.query(
    `select coalesce((select pg_has_role(relowner, 'member') from pg_class where oid = to_regclass('public.migration')),
       has_schema_privilege('public', 'create')) as "isOwner"`,
  );
  return rows[0].isOwner ? "owner" : "user";
}
