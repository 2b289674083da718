-- A yes is no match while the helper is absent on that day or has as many tasks in that month as they want: a colleague decides. S2 §4
alter table care_candidate
  add column held_back text check (held_back in ('absent', 'full'));
comment on column care_candidate.held_back is 'ts:import("@stoep/contract/care").HelperObstacle';
