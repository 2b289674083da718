-- Tasks of confidential tickets are counted apart: only those who see all tickets read them. S2 §3
alter table care_helper_load
  add column confidential_tasks integer not null default 0 check (confidential_tasks >= 0);

with hidden as (
  select ticket.helper_id, date_trunc('month', coalesce(ticket.starts_at, ticket.matched_at) at time zone network.time_zone)::date as month,
    count(*)::integer as total
  from care_ticket as ticket
  join public.network as network on network.schema_name = current_schema()
  where ticket.is_confidential and ticket.deleted_at is null and ticket.helper_id is not null and ticket.state <> 'revoked'
    and coalesce(ticket.starts_at, ticket.matched_at) is not null
  group by 1, 2
)
update care_helper_load as load
set tasks = greatest(0, load.tasks - hidden.total), confidential_tasks = hidden.total
from hidden
where load.helper_id = hidden.helper_id and load.month = hidden.month;
