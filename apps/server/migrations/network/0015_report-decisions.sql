-- What staff decided about what was reported, and why; null where a report was closed before decisions were kept.
alter table content_report
  add column decision text check (decision in ('removed', 'kept')),
  add column decision_reason text not null default '' check (char_length(decision_reason) <= 500);
comment on column content_report.decision is 'ts:"removed" | "kept"';

create index content_report_waiting on content_report (organisation_id, created_at) where settled_at is null;
create index content_report_decided on content_report (organisation_id, settled_at desc) where settled_at is not null;
