-- When the last link of a person with a resident's account ended, whoever ended it: colleagues read it in the file. S2 §3
alter table care_person add column unlinked_at timestamptz;
