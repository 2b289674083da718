-- Staff of the city say to which neighbourhood an address belongs, where its position says another one. Imports keep to it. D §5
alter table address add column placed_in uuid references neighbourhood;
alter table address add column placed_at timestamptz;
alter table address add column placed_by uuid references public.account on delete set null;
alter table address add constraint address_placed_check check ((placed_in is null) = (placed_at is null) and (placed_by is null or placed_at is not null));
create index address_placed on address (placed_at desc, id desc) where placed_at is not null;
create index address_placed_in on address (placed_in) where placed_in is not null;
create index address_placed_by on address (placed_by) where placed_by is not null;
