-- How texts are compared when somebody searches: small letters without accents, and one space before every word.
-- packages/contract/src/fold.ts does the same with what was typed.
create function public.folded(written text) returns text language sql immutable strict parallel safe
return ' ' || btrim(regexp_replace(
  lower(translate(written,
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț',
    'aaaaaaaceeeeiiiidnoooooouuuuytsaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghhiiiiiiiiiijjkkllllllllnnnnnnoooooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzzsstt')),
  '[^[:alnum:]]+', ' ', 'g'));
