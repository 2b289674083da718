-- Alerts by text message, to the number that is confirmed for signing in: only who asked for it.
alter table resident add column wants_alert_texts boolean not null default false;
