-- Names of neighbourhoods are found by an index, like all else that the search looks through. S1 §2
create index neighbourhood_words on neighbourhood using gin (words gin_trgm_ops);
