-- How texts are compared when somebody searches, as packages/contract/src/search-words.ts does with what was typed: letters are taken
-- apart, marks and what nobody sees are left out, and letters that Unicode does not take apart become plain ones.
-- Columns that keep its results are made anew by the migration of the same time in each network.
create or replace function public.folded(written text) returns text language sql immutable strict parallel safe
return ' ' || btrim(regexp_replace(
  replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize(written, nfkd),
        '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]',
        '', 'g')),
      'ÆŒÞẞØĐÐĦŁŦŊIıȷĸøđðħłŧŋςʼ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'æœþßoddhltniijkoddhltnσ''01234567890123456789'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  '[^[:alnum:]]+', ' ', 'g'));
