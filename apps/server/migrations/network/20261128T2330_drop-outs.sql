-- When somebody drops out, who said yes before is asked first; and a helper cancels by their link. S2 §4
alter table care_candidate
  add column offered_at timestamptz,
  add column cancelled_at timestamptz;
