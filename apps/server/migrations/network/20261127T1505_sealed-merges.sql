-- What a merge replaced of a person's sealed details is in columns of its own, so that it can be sealed anew.
alter table care_merge add column sealed_was text;
alter table care_merge add column sealed_became text;
update care_merge set
  sealed_was = before #>> '{person,was,sealed}',
  sealed_became = before #>> '{person,became,sealed}',
  before = before #- '{person,was,sealed}' #- '{person,became,sealed}'
where before #> '{person,became,sealed}' is not null;
