-- The id of a poll's option is made by a browser. It is unique in its message, so that an id of another's is not refused, which would tell that it exists.
alter table post_option drop constraint post_option_pkey, add primary key (post_id, id);
