-- What the provider sets per network. S2 §7 tileconfig

alter table public.network
  add column currency text not null default 'EUR' check (currency in ('EUR', 'GBP', 'USD')),
  -- null: the map draws the network's own lines.
  add column tiles jsonb;
comment on column public.network.currency is 'ts:"EUR" | "GBP" | "USD"';
comment on column public.network.tiles is 'ts:{ url: string; attribution: string; maxZoom: number } | null';
