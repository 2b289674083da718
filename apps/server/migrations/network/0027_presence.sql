-- Who has a message open in the editor at this moment; a row says so for some seconds. docs/specification/publishing.md
create table post_presence (
  post_id    uuid not null references post on delete cascade,
  account_id uuid not null references public.account on delete cascade,
  since      timestamptz not null,
  said_at    timestamptz not null,
  primary key (post_id, account_id)
) with (fillfactor = 50);
create index post_presence_account on post_presence (account_id);
