-- Words that are nearly the same: for residents' messages that resemble each other, and for search within texts.
create extension if not exists pg_trgm with schema public;
