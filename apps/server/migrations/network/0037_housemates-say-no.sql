-- A proven member of the household said that this person does not live there: from then on only the city confirms. D §5
alter table resident add column denied_at timestamptz;
alter table resident add column denied_by uuid references public.account on delete set null;
alter table resident add constraint resident_denied_check check (denied_by is null or denied_at is not null);
create index resident_denied_by on resident (denied_by) where denied_by is not null;
