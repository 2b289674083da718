-- What was reported or decided about, each from its first report, or a decision without one, to the last word on it. S1 §6, D §8
create table moderation_case (
  id                  uuid primary key,
  organisation_id     uuid not null references public.organisation,
  -- A comment, or the subject itself.
  thing               text not null,
  subject_kind        text not null,
  subject_id          uuid not null,
  comment_id          uuid references comment,
  target_id           uuid not null,
  -- Where it was written; null: in several, or nowhere in particular.
  neighbourhood_id    uuid references neighbourhood,
  author_account_id   uuid references public.account on delete set null,
  author_resident_id  uuid references resident,
  opened_at           timestamptz not null,
  reports             integer not null default 0 check (reports >= 0),
  -- Of residents who were shown to live there, as of the last report.
  households          integer not null default 0 check (households between 0 and reports),
  decided_at          timestamptz,
  decided_by          uuid references public.account on delete set null,
  -- null on a closed one: it was gone before anyone decided.
  decision            text check (decision in ('kept', 'hidden', 'deleted')),
  ground              text check (ground in ('annoying', 'spam', 'offensive', 'private', 'out-of-hand')),
  -- What its author reads.
  reason              text not null default '' check (char_length(reason) <= 1000),
  undone_at           timestamptz,
  undone_by           uuid references public.account on delete set null,
  -- Deleted words are kept for an appeal, then emptied.
  emptied_at          timestamptz,
  appealed_at         timestamptz,
  appeal_text         text not null default '' check (char_length(appeal_text) <= 2000),
  appeal_decided_at   timestamptz,
  appeal_decided_by   uuid references public.account on delete set null,
  appeal_outcome      text check (appeal_outcome in ('upheld', 'reversed')),
  appeal_reason       text not null default '' check (char_length(appeal_reason) <= 1000),
  check (decided_at is not null or (decision is null and undone_at is null and appealed_at is null)),
  check (decision is null or (decision = 'kept') = (ground is null)),
  check (undone_at is null or appealed_at is null),
  check ((appeal_outcome is null) = (appeal_decided_at is null)),
  check (appeal_decided_at is null or appealed_at is not null)
);
comment on column moderation_case.decision is 'ts:import("@stoep/contract/conversations").ReportDecision';
comment on column moderation_case.ground is 'ts:import("@stoep/contract/conversations").ReportReason';
comment on column moderation_case.appeal_outcome is 'ts:import("@stoep/contract/conversations").AppealOutcome';

alter table content_report add column case_id uuid references moderation_case;

-- What waits is one case for each target; what was settled together, one for each decision.
with reported as (
  select organisation_id, subject_kind, subject_id, comment_id, target_id, settled_at, settled_by, decision, decision_reason,
    min(created_at) as opened_at, count(*) as reports
  from content_report
  group by organisation_id, subject_kind, subject_id, comment_id, target_id, settled_at, settled_by, decision, decision_reason
)
insert into moderation_case (id, organisation_id, thing, subject_kind, subject_id, comment_id, target_id, neighbourhood_id, author_account_id,
  author_resident_id, opened_at, reports, decided_at, decided_by, decision, ground, reason)
select gen_random_uuid(), reported.organisation_id, case when reported.comment_id is null then reported.subject_kind else 'comment' end,
  reported.subject_kind, reported.subject_id, reported.comment_id, reported.target_id,
  coalesce(comment.neighbourhood_id, shout.neighbourhood_id),
  coalesce(comment.author_account_id, author.account_id, post.created_by), coalesce(comment.author_resident_id, shout.author_id),
  reported.opened_at, reported.reports, reported.settled_at, reported.settled_by,
  case reported.decision when 'removed' then 'hidden' else reported.decision end,
  case reported.decision when 'removed' then (
    select reason from content_report as one where one.target_id = reported.target_id and one.settled_at = reported.settled_at
    order by created_at, id limit 1) end,
  reported.decision_reason
from reported
left join comment on comment.id = reported.comment_id
left join shout on shout.id = reported.target_id
left join resident as author on author.id = shout.author_id
left join post on post.id = reported.target_id;

update content_report set case_id = moderation_case.id
from moderation_case
where moderation_case.target_id = content_report.target_id and moderation_case.decided_at is not distinct from content_report.settled_at
  and moderation_case.decided_by is not distinct from content_report.settled_by;

update moderation_case set households = counted.households
from (
  select case_id, count(distinct resident.household_id) as households
  from content_report join resident on resident.id = content_report.resident_id
  where resident.proven_at is not null
  group by case_id
) as counted
where counted.case_id = moderation_case.id;

alter table content_report
  alter column case_id set not null,
  drop column settled_by,
  drop column decision,
  drop column decision_reason;
create index content_report_case on content_report (case_id, created_at, id);

create unique index moderation_case_waiting on moderation_case (target_id) where decided_at is null;
create index moderation_case_open on moderation_case (organisation_id, opened_at, id) where decided_at is null;
create index moderation_case_decided on moderation_case (organisation_id, decided_at desc, id desc) where decided_at is not null;
create index moderation_case_appealed on moderation_case (organisation_id, appealed_at, id)
  where appealed_at is not null and appeal_decided_at is null;
create index moderation_case_target on moderation_case (target_id, decided_at desc);
create index moderation_case_author on moderation_case (author_resident_id, decided_at desc, id desc) where decided_at is not null;
create index moderation_case_emptying on moderation_case (decided_at) where decision = 'deleted' and undone_at is null and emptied_at is null;
