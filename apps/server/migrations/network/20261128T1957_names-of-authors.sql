-- The inbox finds messages by the names of their authors too.
create index resident_words on resident using gin (public.folded(public_name) public.gin_trgm_ops) where left_at is null;
