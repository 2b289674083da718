-- What belongs to the owner of the tables alone. Run at the start of every migration; repeating it changes nothing.
-- The server signs in as another role, which uses the tables and can change none: docs/decisions/2026-11-22-two-roles.md

-- `number`: of a file that is named by a number; null where it is named by its time.
create table if not exists public.migration (
  scope text not null, number integer, name text not null, sha256 text not null, applied_at timestamptz not null,
  primary key (scope, name)
);

-- The files that make a network's tables, for networks that are made while the server runs.
create table if not exists public.network_migration (
  number integer, name text not null primary key, sha256 text not null, text text not null
);

-- Databases of versions that identified files by their numbers: docs/decisions/2026-11-27-migrations-by-time-stamp.md
do $$ begin
  if exists (select from pg_attribute where attrelid = 'public.migration'::regclass and attname = 'number' and attnotnull) then
    alter table public.migration drop constraint migration_pkey, add primary key (scope, name), alter number drop not null;
    alter table public.network_migration drop constraint network_migration_pkey, add primary key (name),
      alter number drop not null;
  end if;
end $$;

-- Lets a role read and write a schema's tables. What the trigger refuse_change guards takes new rows only, and the two
-- tables above can be read only.
create or replace function public.grant_use(target name, role name) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  one record;
begin
  execute format('grant usage on schema %I to %I', target, role);
  for one in
    select c.oid::regclass as name, c.relkind = 'S' as is_sequence,
      target = 'public' and c.relname in ('migration', 'network_migration') as is_owners,
      exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname = 'refuse_change')
        as is_added_to
    from pg_class c
    where c.relnamespace = target::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and pg_has_role(c.relowner, 'usage')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and case when c.relkind = 'S' then not has_sequence_privilege(role, c.oid, 'usage')
        else not has_table_privilege(role, c.oid, 'select') or has_table_privilege(role, c.oid, 'update') and exists (
          select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname = 'refuse_change') end
  loop
    if one.is_added_to then
      execute format('revoke all on table %s from %I', one.name, role);
    end if;
    execute format('grant %s on %s %s to %I',
      case when one.is_sequence then 'usage, select'
        when one.is_owners then 'select'
        when one.is_added_to then 'select, insert'
        else 'select, insert, update, delete' end,
      case when one.is_sequence then 'sequence' else 'table' end, one.name, role);
  end loop;
end $$;
revoke execute on function public.grant_use from public;

-- A new network's schema with all its tables, which belong to the owner, in the caller's transaction.
create or replace function public.create_network_schema(target name, at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  file public.network_migration;
begin
  if target !~ '^n_[a-z0-9_]{1,50}$' then
    raise exception '"%" cannot be the name of a network''s schema', target using errcode = '22023';
  end if;
  -- While files are exchanged nobody makes a network with the old ones.
  perform pg_advisory_xact_lock_shared(5786702);
  -- One network stays together on one node of a cluster; elsewhere the setting means nothing.
  perform set_config('citus.enable_schema_based_sharding', 'on', true);
  execute format('create schema %I', target);
  for file in select * from public.network_migration order by name collate "C" loop
    -- Extensions live in public, so the files see it too, after their own schema.
    perform set_config('search_path', format('%I, public, pg_temp', target), true);
    execute file.text;
    insert into public.migration (scope, number, name, sha256, applied_at)
      values (target, file.number, file.name, file.sha256, at);
  end loop;
  perform set_config('search_path', 'pg_catalog, pg_temp', true);
  if session_user <> current_user then
    perform public.grant_use(target, session_user);
  end if;
end $$;
revoke execute on function public.create_network_schema from public;
