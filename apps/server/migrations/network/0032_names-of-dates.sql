-- Names of those who came are deleted half a year after a date; afterwards the daily job does not look at that date again.
alter table activity_date add column may_hold_names boolean not null default true;
create index activity_date_names on activity_date (ends_at) where may_hold_names;
