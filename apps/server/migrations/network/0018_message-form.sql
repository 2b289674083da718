-- What a button leads to; other capabilities add theirs. Whether a poll takes votes. S1 §3, §5
alter table post
  add column cta_type text not null default 'link' check (cta_type in ('link')),
  add column is_voting_disabled boolean not null default false;
comment on column post.cta_type is 'ts:import("@stoep/contract/publishing").CtaType';

-- A street narrows the message only in the neighbourhoods that it lies in. What is online already reaches whom it reached.
update post_neighbourhood set is_narrowed = false
  where is_narrowed and live_at is null and not exists (
    select from post_street
      join street_neighbourhood on street_neighbourhood.street_id = post_street.street_id
     where post_street.post_id = post_neighbourhood.post_id
       and street_neighbourhood.neighbourhood_id = post_neighbourhood.neighbourhood_id
  );
