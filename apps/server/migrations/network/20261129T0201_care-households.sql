-- People of one household may have the same e-mail address or number; everybody else has their own. D §10
alter table care_person add column care_household_id uuid;

create index care_person_household on care_person (care_household_id) where care_household_id is not null;

drop index care_person_email;

create index care_person_email on care_person (organisation_id, email) where email is not null and merged_into is null and deleted_at is null;

drop index care_person_phone;

create index care_person_phone on care_person (organisation_id, phone) where phone is not null and merged_into is null and deleted_at is null;

alter table care_person add constraint care_person_email_in_household
  exclude using gist (organisation_id with =, email with =, (coalesce(care_household_id, id)) with <>)
  where (email is not null and merged_into is null and deleted_at is null);

alter table care_person add constraint care_person_phone_in_household
  exclude using gist (organisation_id with =, phone with =, (coalesce(care_household_id, id)) with <>)
  where (phone is not null and merged_into is null and deleted_at is null);
