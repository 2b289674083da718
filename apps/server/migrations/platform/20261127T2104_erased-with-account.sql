-- What is erased with an account.
create index link_request_of_account on public.link_request (account_id);
create index link_request_of_email on public.link_request (email);
create index invitation_of_email on public.invitation (email);
create index sign_in_link_of_account on public.sign_in_link (account_id);
create index one_time_link_of_account on public.one_time_link (account_id);
create index sign_up_of_email on public.sign_up (email);
create index sign_up_of_account on public.sign_up (account_id);
