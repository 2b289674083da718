-- Who may have the ballots of a district that are not published, to count them again: an owner, and two colleagues whom the owner named. D §11

create table ballot_recounter (
  round_id    uuid not null,
  district_id uuid not null,
  account_id  uuid not null references public.account on delete cascade,
  named_at    timestamptz not null,
  -- Each has the file once.
  taken_at    timestamptz,
  primary key (round_id, district_id, account_id),
  foreign key (round_id, district_id) references ballot_district (round_id, id) on delete cascade
);
create index ballot_recounter_account on ballot_recounter (account_id);
