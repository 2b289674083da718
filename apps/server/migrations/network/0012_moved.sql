-- When the resident last moved house; null: they live where they signed up.
alter table resident add column moved_at timestamptz;
