-- A yes is no match either once a check or certificate of the helper has ended by the day of the task: a colleague decides. S2 §4
alter table care_candidate
  drop constraint care_candidate_held_back_check,
  add constraint care_candidate_held_back_check check (held_back in ('check-expired', 'absent', 'full'));
