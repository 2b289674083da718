-- The path is one of the residents' application, of the network that the person turns out to live in: whoever asks named none.

alter table public.link_request add column below_home boolean not null default false;
