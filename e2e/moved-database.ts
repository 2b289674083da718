/** The server and its jobs go by the database's clock, so that is moved for the journeys. */
import { asAdmin } from "../apps/server/src/testing/database.ts";

/**
 * For connections made from now on, by every role. The functions are found before PostgreSQL's own of the same names; pg-boss reads
 * the time by a function of its own. Copies of the database keep the functions, and copies of its folder also the path.
 */
export async function moveDatabase(ownerUrl: string, aheadMs: number): Promise<void> {
  const ahead = `make_interval(secs => ${aheadMs / 1000})`;
  await asAdmin(
    ownerUrl,
    `
    create schema if not exists journeys;
    grant usage on schema journeys to public;
    create or replace function journeys.now() returns timestamptz language sql stable
      as $$ select pg_catalog.now() + ${ahead} $$;
    create or replace function journeys.clock_timestamp() returns timestamptz language sql volatile
      as $$ select pg_catalog.clock_timestamp() + ${ahead} $$;
    create or replace function pgboss.job_now() returns timestamptz language sql stable
      as $$ select pg_catalog.now() + ${ahead} $$;
    alter role all set search_path = journeys, pg_catalog, "$user", public;`,
  );
}
