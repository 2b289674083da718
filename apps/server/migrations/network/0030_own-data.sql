-- Everything by one resident is found without reading what everybody did: for the copy of their own data.
create index comment_by_resident on comment (author_resident_id, created_at desc, id desc) where author_resident_id is not null;
create index reaction_by_account on reaction (account_id, created_at desc, subject_id desc);
create index vote_by_resident on vote (resident_id, voted_at desc, subject_id desc);
create index content_report_by_resident on content_report (resident_id, created_at desc, id desc);
create index post_view_by_resident on post_view (resident_id, seen_at desc, post_id desc);
