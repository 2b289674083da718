-- What staff of the city decided about where somebody says they live; gone once it is undone, or the resident moves. D §5
create table residence_decision (
  resident_id uuid primary key references resident on delete cascade,
  decision    text not null check (decision in ('confirmed', 'declined')),
  -- Told to the resident.
  reason      text not null check (char_length(reason) <= 500),
  decided_at  timestamptz not null,
  decided_by  uuid references public.account on delete set null,
  check (decision = 'confirmed' or reason <> '')
);
create index residence_decision_latest on residence_decision (decided_at desc, resident_id desc);
comment on column residence_decision.decision is 'ts:"confirmed" | "declined"';
