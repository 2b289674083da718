-- Who planned the message: the log says on whose behalf it went live, when nobody is there any more.

alter table post add column planned_by uuid references public.account on delete set null;
