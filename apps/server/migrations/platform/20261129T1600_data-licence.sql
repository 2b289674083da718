-- Under which licence a network publishes its open data.
alter table public.network
  add column data_licence text not null default 'CC-BY-4.0'
    check (data_licence in ('CC-BY-4.0', 'CC0-1.0', 'ODbL-1.0', 'gratis-hergebruik-1.0'));
comment on column public.network.data_licence is 'ts:import("@stoep/contract/neighbourhoods").DataLicence';
