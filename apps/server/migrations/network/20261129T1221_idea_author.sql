-- What a resident wrote is read with what they withdrew: their own data, and how many they wrote in a day. D §5

drop index idea_author;
create index idea_author on idea (author_id, created_at desc, id desc) where author_id is not null;
