-- What else is chosen for an import: the sheet, the order of day and month, and whether a row is taken without a date that is wrong. S2 §3
alter table care_import
  add skips_day  boolean not null default false,
  add day_order  text not null default 'day-first' check (day_order in ('day-first', 'month-first')),
  -- Of a workbook with several; empty otherwise.
  add sheets     jsonb not null default '[]',
  add sheet      integer not null default 0 check (sheet >= 0),
  -- Rows that are wrong can be saved as a file until then, once the others are imported.
  add rows_until timestamptz;
comment on column care_import.day_order is 'ts:import("@stoep/contract/care").DayOrder';
comment on column care_import.sheets is 'ts:string[]';
create index care_import_rows on care_import (rows_until) where rows_until is not null;
