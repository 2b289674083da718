-- What nobody agreed to in time, answered or not, is found by its moment. S2 §3
create index care_link_request_over on care_link_request (expires_at) where closed_at is null and state <> 'agreed';
