-- Keys become hashes, so that what is stored beside them can be encrypted with the keys themselves.
update public.idempotency set key = encode(sha256(convert_to(key, 'UTF8')), 'hex');
