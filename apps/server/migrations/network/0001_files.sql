-- Pictures and attachments. The key, not the id, opens a file: 128 random bits.

create table file (
  id          uuid primary key,
  key         text not null unique check (char_length(key) = 22),
  kind        text not null check (kind in ('image', 'attachment')),
  name        text not null check (char_length(name) between 1 and 200),
  mime        text not null,
  bytes       integer not null check (bytes > 0),
  width       integer,
  height      integer,
  sha256      text not null,
  uploaded_by uuid references public.account on delete set null,
  created_at  timestamptz not null,
  -- Set when something refers to it; what nothing refers to after a day is swept away.
  used_at     timestamptz,
  check ((kind = 'image') = (width is not null and height is not null)),
  check (bytes <= 20971520)
);
create index file_unused on file (created_at) where used_at is null;
create index file_unused_by on file (uploaded_by) where used_at is null;
comment on column file.kind is 'ts:"image" | "attachment"';

create table organisation_profile (
  organisation_id uuid primary key references public.organisation,
  logo_id         uuid references file,
  banner_id       uuid references file
);
