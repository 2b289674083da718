-- How far the count of a vote that is over is. D §11
alter table ballot_count_request add column percent smallint not null default 0 check (percent between 0 and 99);
