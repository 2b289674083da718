-- Addresses are looked at before they are loaded, as neighbourhoods are. checking: a job reads the file, and changes nothing.
alter table public.network_import drop constraint network_import_state_check;
alter table public.network_import add constraint network_import_state_check
  check (state in ('checking', 'previewed', 'queued', 'running', 'done', 'failed'));
comment on column public.network_import.state is 'ts:"checking" | "previewed" | "queued" | "running" | "done" | "failed"';
