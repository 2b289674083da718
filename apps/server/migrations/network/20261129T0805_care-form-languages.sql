-- Introduction and consent text of the form, by language. What stands is in the network's main language. S2 §3
alter table care_setting add column intro_texts jsonb not null default '{}';
alter table care_setting add column consent_texts jsonb not null default '{}';
update care_setting as setting
set intro_texts = case setting.form_intro when '' then '{}'
      else jsonb_build_object(network.languages[1], setting.form_intro) end,
    consent_texts = case setting.form_consent when '' then '{}'
      else jsonb_build_object(network.languages[1], setting.form_consent) end
from public.network as network
where network.schema_name = current_schema();

-- With the checks on them.
alter table care_setting drop column form_intro;
alter table care_setting drop column form_consent;
alter table care_setting rename column intro_texts to form_intro;
alter table care_setting rename column consent_texts to form_consent;
alter table care_setting add constraint care_setting_has_consent check (not has_form or form_consent <> '{}');
alter table care_setting add constraint care_setting_languages check
  (form_intro - array['en', 'nl', 'fr', 'tr'] = '{}' and form_consent - array['en', 'nl', 'fr', 'tr'] = '{}');
-- In any language: not empty, and at most 1,000 and 2,000 characters. A pattern repeats a part at most 255 times.
alter table care_setting add constraint care_setting_intro_length check
  (not jsonb_path_exists(form_intro, '$.* ? (@ == "" || @ like_regex "^(.{250}){4}." flag "s")'));
alter table care_setting add constraint care_setting_consent_length check
  (not jsonb_path_exists(form_consent, '$.* ? (@ == "" || @ like_regex "^(.{250}){8}." flag "s")'));
comment on column care_setting.form_intro is 'ts:Partial<Record<import("@stoep/contract/kernel").Language, string>>';
comment on column care_setting.form_consent is 'ts:Partial<Record<import("@stoep/contract/kernel").Language, string>>';

-- Versions stay numbered within the organisation, so that what a form refers to is one text in one language.
alter table care_consent add column language text;
update care_consent as consent set language = network.languages[1]
from public.network as network
where network.schema_name = current_schema();
alter table care_consent alter column language set not null;
alter table care_consent add constraint care_consent_language_check check (language in ('en', 'nl', 'fr', 'tr'));
comment on column care_consent.language is 'ts:import("@stoep/contract/kernel").Language';
