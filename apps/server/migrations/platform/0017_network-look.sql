-- A network's own colour and logo, which stand where Stoep's would.

alter table public.network
  -- Null: Stoep's own.
  add column accent text check (accent ~ '^#[0-9a-f]{6}$'),
  -- Re-encoded WebP of at most 512 pixels. Everybody sees it, also before signing in.
  add column logo bytea check (octet_length(logo) <= 262144),
  add column logo_sha256 text,
  add constraint network_logo_known check ((logo is null) = (logo_sha256 is null));
