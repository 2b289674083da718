-- For constraints between two rows that compare text and ids. D §10
create extension if not exists btree_gist with schema public;
