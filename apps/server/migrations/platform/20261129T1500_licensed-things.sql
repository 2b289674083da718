-- One-off licences name one thing of another capability, by its kind and id; without a reference, because it may go. D §4
alter table public.licence
  add column thing_kind text check (char_length(thing_kind) between 1 and 40),
  add column thing_id uuid;
update public.licence set
  thing_kind = case when project_id is not null then 'project' when survey_id is not null then 'survey' end,
  thing_id = coalesce(project_id, survey_id);
-- Takes the checks that name them along.
alter table public.licence
  drop column project_id,
  drop column survey_id,
  add constraint licence_whole_thing check ((thing_kind is null) = (thing_id is null)),
  add constraint licence_scope_of_oneoff check (level = 'oneoff' or num_nonnulls(neighbourhood_ids, thing_id) = 0),
  add constraint licence_one_scope check (num_nonnulls(neighbourhood_ids, thing_id) <= 1);

-- Two one-off licences from the same day, each for one thing, are two.
alter table public.licence drop constraint licence_organisation_id_module_from_at_key;
alter table public.licence
  add constraint licence_once unique nulls not distinct (organisation_id, module, from_at, thing_id);
