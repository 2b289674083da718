import { candidateStates, helperKinds, intervals, ticketStates } from "@stoep/contract/care";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../apps/server/src/schema/migrate.ts";
import { newDatabase, type TestDatabase } from "../apps/server/src/testing/database.ts";
import { loadInto, now, world } from "./testing/load.ts";

const said: string[] = [];
const load = (store: TestDatabase) => loadInto(store, (line) => said.push(line));

let databases: TestDatabase;
beforeAll(async () => {
  databases = await newDatabase({ from: "empty" });
  await migrate(databases);
  expect(await load(databases)).toMatchObject({ isNew: true });
});
afterAll(() => databases.close());

const ask = async (text: string) => (await databases.pool.query(text)).rows;
const figure = async (text: string) => Number(Object.values((await ask(text))[0])[0]);

test("two cities have their real neighbourhoods and addresses", async () => {
  expect(await ask("select slug, name, accent, logo is not null as drawn from public.network order by slug")).toEqual([
    { slug: "gent", name: "Gent", accent: "#2f4f9f", drawn: true },
    { slug: "leuven", name: "Leuven", accent: "#6d2f7a", drawn: true },
  ]);
  expect(await figure("select count(*) from n_gent.neighbourhood")).toBe(25);
  expect(await figure("select count(*) from n_gent.address")).toBe(93_661);
  expect(await figure("select count(*) from n_leuven.neighbourhood")).toBe(24);
  expect(await figure("select count(*) from n_leuven.address")).toBeGreaterThan(32_000);
  expect(await figure("select count(*) from n_gent.map_layer")).toBe(2);
  expect(said.some((line) => line.includes("93681 addresses, 20 without a usable position"))).toBe(true);
});

test("organisations have a log of what they published, and templates for frequent replies", async () => {
  const published = `select count(*) from public.audit_entry where action = 'publishing.publish'`;
  expect(await figure(published)).toBe(
    await figure(
      "select (select count(*) from n_gent.post where published_at is not null) + (select count(*) from n_leuven.post where published_at is not null)",
    ),
  );
  expect(await figure("select count(*) from public.audit_entry where action = 'publishing.edit'")).toBeGreaterThan(0);
  expect(await figure("select total from n_gent.reply_template_total")).toBe(
    await figure("select count(*) from n_gent.reply_template"),
  );
});

test("there is a project in every state and at every point in time, with followers; an idea waits, another is hidden", async () => {
  const standing = `case when publish_at is null then 'draft' when published_at is null then 'scheduled'
    when starts_on > '2026-11-21' then 'upcoming' when ends_on < '2026-11-21' then 'finished' else 'active' end`;
  const rows = await ask(`select ${standing} as standing, count(*)::int as total from n_gent.project group by 1`);
  const totals = Object.fromEntries(rows.map((row) => [row.standing, row.total]));
  expect(totals).toEqual({ draft: 1, scheduled: 1, upcoming: 1, active: 5, finished: 1 });
  expect(await figure("select count(*) from n_gent.idea where open_at is null")).toBe(1);
  expect(await figure("select count(*) from n_gent.moderation_case where subject_kind = 'idea'")).toBe(1);
  expect(await figure("select count(distinct project_id) from n_gent.project_follower")).toBe(7);
});

test("there is a survey in every state, answered where it runs or is over, though not by Dirk", async () => {
  const rows = await ask(`select case when publish_at is null then 'draft' when published_at is null then 'scheduled'
    when starts_on > '2026-11-21' then 'upcoming' when ends_on < '2026-11-21' then 'finished' else respondents end as state,
    (select count(*)::int from n_gent.survey_answer a where a.survey_id = s.id) > 20 as answered from n_gent.survey s order by 1`);
  const answered = ["finished", "open", "residents"];
  const states = [...answered, "draft", "scheduled", "upcoming"].toSorted();
  expect(rows).toEqual(states.map((state) => ({ state, answered: answered.includes(state) })));
  const byDirk = `select count(*) from n_gent.survey_right r join n_gent.resident p on p.id = r.resident_id
    join public.account a on a.id = p.account_id where a.email = 'dirk@example.org'`;
  expect(await figure(byDirk)).toBe(0);
});

test("there is a vote in every state; Fatma has voted where one is under way, Dirk has not; what is over was counted", async () => {
  const votes = `select case when replaced_at is not null then 'replaced' when opened_at is null then 'draft'
    when opens_on > '2026-11-21' then 'upcoming' when ends_on < '2026-11-21' then 'finished' else 'active' end as state,
    counted_at is not null and told_at is not null as counted from n_gent.ballot_round order by 1`;
  expect((await ask(votes)).map(({ state, counted }) => [state, counted])).toEqual([
    ["active", false],
    ["draft", false],
    ["finished", true],
    ["replaced", false],
    ["upcoming", false],
  ]);
  const voters = `select count(*) from n_gent.ballot_right r join n_gent.resident p on p.id = r.resident_id
    join public.account a on a.id = p.account_id where is_used`;
  const ballots = await figure("select count(*) from n_gent.ballot");
  expect(ballots).toBeGreaterThan(100);
  expect(await figure(voters)).toBe(ballots);
  expect(await figure(`${voters} and a.email = 'fatma@example.org'`)).toBe(1);
  expect(await figure(`${voters} and a.email = 'dirk@example.org'`)).toBe(0);
  const turnout = await ask(
    "select voters, as_of from n_gent.ballot_turnout t join n_gent.ballot_round r on r.id = t.round_id where counted_at is null",
  );
  expect(turnout.reduce((sum, one) => sum + one.voters, 0)).toBe(ballots);
  expect(turnout.map(({ as_of }) => as_of)).toEqual(turnout.map(() => now));
  const counted = `select result.ballots, (select count(*)::int from n_gent.counted_ballot b
    where b.round_id = result.round_id and b.district_id = result.district_id) as kept from n_gent.ballot_result result
    join n_gent.ballot_district d on d.round_id = result.round_id and d.id = result.district_id order by d.position`;
  expect((await ask(counted)).map(({ ballots: one, kept }) => [one, kept])).toEqual([
    [231, 231],
    [58, 58],
  ]);
  const builtThoughLost = `select count(*) from (select *, row_number() over (partition by round_id, district_id order by position) - 1 as place
    from n_gent.ballot_idea) b join n_gent.ballot_result r on r.round_id = b.round_id and r.district_id = b.district_id
    join n_gent.idea i on i.id = b.idea_id where i.works_state is not null and not r.outcome->'winners' @> to_jsonb(b.place)`;
  expect(await figure(builtThoughLost)).toBe(0);
  expect(
    await figure(
      "select count(*) from n_gent.ballot b join n_gent.ballot_round r on r.id = b.round_id where r.counted_at is not null",
    ),
  ).toBe(0);
});

test("people live at addresses in their neighbourhood, and messages to a street reach its residents", async () => {
  expect(await figure("select count(*) from n_gent.resident")).toBeGreaterThan(380);
  const strangers = `select count(*) from n_gent.resident r join n_gent.household h on h.id = r.household_id
    join n_gent.address a on a.id = h.address_id
    where a.neighbourhood_id <> r.neighbourhood_id or a.street_id <> r.street_id`;
  expect(await figure(strangers)).toBe(0);
  expect(
    await ask(
      "select a.name from n_gent.resident r join n_gent.neighbourhood a on a.id = r.neighbourhood_id where public_name = 'Dirk V.'",
    ),
  ).toEqual([{ name: "Muide - Meulestede - Afrikalaan" }]);
  const unread = `select count(*) from n_gent.post p where published_at is not null and not exists
    (select 1 from n_gent.post_total s where s.post_id = p.id and s.reached > 0)`;
  expect(await figure(unread)).toBe(0);
});

test("residents wrote messages in every language and in every state, and they are counted", async () => {
  const one = (text: string) => figure(`select count(*) from n_gent.shout where ${text}`);
  expect(await one("true")).toBeGreaterThan(50);
  for (const language of ["nl", "fr", "tr", "en"])
    expect(await one(`language = '${language}'`), language).toBeGreaterThan(0);
  for (const status of ["new", "in-progress", "done"])
    expect(await one(`status = '${status}'`), status).toBeGreaterThan(3);
  for (const what of ["hidden_at is not null", "asked_at is not null", "is_reopened", "solved_as = 'given'"])
    expect(await one(what), what).toBeGreaterThan(0);
  const counted = await figure("select sum(total) from n_gent.shout_tally");
  expect(counted).toBe(await one("arrived_at is not null"));
  const strangers = `select count(*) from n_gent.shout s join n_gent.resident r on r.id = s.author_id
    where r.neighbourhood_id <> s.neighbourhood_id`;
  expect(await figure(strangers)).toBe(0);
});

test("people who can sign in have notifications: old ones read, some merged, none emailed", async () => {
  const kindsOf = async (who: string) =>
    (await ask(`select kind, count(*) filter (where read_at is null)::int as unread from n_gent.notice n
      join public.account a on a.id = n.account_id where a.email = '${who}' group by kind`)) as {
      kind: string;
      unread: number;
    }[];
  expect((await kindsOf("griet@gent.example")).map(({ kind }) => kind)).toEqual(["care.answered"]);
  for (const who of ["dirk@example.org", "fatma@example.org", "els@gent.example", "ada@gent.example"]) {
    const kinds = await kindsOf(who);
    expect(kinds.length, who).toBeGreaterThan(2);
    expect(
      kinds.some(({ unread }) => unread > 0),
      who,
    ).toBe(true);
  }
  const one = (text: string) => figure(`select count(*) from n_gent.notice where ${text}`);
  expect(await one("total > 1")).toBeGreaterThan(3);
  expect(await one("read_at is not null")).toBeGreaterThan(3);
  expect(await one("mail_at is not null or push_at is not null")).toBe(0);
  expect(await one(`at > '${now.toISOString()}' or read_at < at`)).toBe(0);
  expect(
    await one(
      "not exists (select from n_gent.shout where id = object_id union all select from n_gent.post where id = object_id union all select from n_gent.care_ticket where id = object_id)",
    ),
  ).toBe(0);
});

test("Dirk has signed up for activities in the next two weeks", async () => {
  const ahead = `from n_gent.attendance a join n_gent.activity_date d on d.id = a.date_id join n_gent.post p on p.id = d.post_id
    join n_gent.resident r on r.id = a.resident_id where r.public_name = 'Dirk V.' and d.starts_at > '${now.toISOString()}'`;
  expect((await ask(`select distinct p.title ${ahead} order by 1`)).map(({ title }) => title)).toEqual([
    "Koffie op dinsdag in de Muide",
    "Soepcafé: samen snijden, samen eten",
  ]);
  expect(await figure(`select count(*) ${ahead}`)).toBeLessThanOrEqual(4);
});

test("administrators find invited colleagues, and some who wait", async () => {
  const states = `select count(*) filter (where revoked_at is null and expires_at > '${now.toISOString()}') as open, count(*)
    from public.invitation`;
  expect((await ask(states)).map(({ open, count }) => [Number(open), Number(count)])).toEqual([[5, 7]]);
  expect(await figure("select count(*) from public.membership where type = 'pending'")).toBeGreaterThan(1);
});

test("a city's own sign-on is half set up, and nobody is sent to an address where nothing responds", async () => {
  expect(await ask("select slug, is_enabled from public.identity_provider")).toEqual([
    { slug: "leuven-medewerkers", is_enabled: false },
  ]);
});

test("the city had letters printed, whose files are gone", async () => {
  const states = await ask("select distinct state, files_until from n_gent.letter_batch order by state");
  expect(states.map(({ state, files_until }) => [state, files_until])).toEqual([
    ["done", null],
    ["failed", null],
  ]);
});

test("no comment, view or vote is earlier than its message, or later than today", async () => {
  for (const schema of ["n_gent", "n_leuven"]) {
    for (const [table, moment, subject] of [
      ["comment", "created_at", "subject_id"],
      ["post_view", "seen_at", "post_id"],
      ["vote", "voted_at", "subject_id"],
    ]) {
      const wrong = `select count(*) from ${schema}.${table} x join ${schema}.post p on p.id = x.${subject}
        where x.${moment} < p.published_at or x.${moment} > '${now.toISOString()}'`;
      expect(await figure(wrong), `${schema}.${table}`).toBe(0);
    }
    const early = `select count(*) from ${schema}.comment a join ${schema}.comment q on q.id = a.parent_id where a.created_at <= q.created_at`;
    expect(await figure(early)).toBe(0);
  }
});

test("everything refers to existing rows", async () => {
  const references = await ask(`select conrelid::regclass as place, confrelid::regclass as target,
      (select string_agg(format('t.%I = f.%I', a.attname, b.attname), ' and ')
        from unnest(conkey, confkey) as k (mine, its)
        join pg_attribute a on a.attrelid = conrelid and a.attnum = k.mine
        join pg_attribute b on b.attrelid = confrelid and b.attnum = k.its) as matches,
      (select string_agg(format('t.%I is not null', attname), ' and ')
        from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as given
    from pg_constraint where contype = 'f' and connamespace::regnamespace::text in ('public', 'n_gent', 'n_leuven')`);
  expect(references.length).toBeGreaterThan(100);
  for (const { place, target, matches, given } of references) {
    const lost = `select count(*) from ${place} t where ${given} and not exists (select from ${target} f where ${matches})`;
    expect(await figure(lost), `${place} to ${target}`).toBe(0);
  }
});

test("stored counts match the rows", async () => {
  for (const schema of ["n_gent", "n_leuven"]) {
    for (const [tally, rows] of [
      ["reaction_tally", "reaction"],
      ["vote_tally", "vote"],
      ["comment_tally", "comment where hidden_at is null and deleted_at is null"],
    ]) {
      const total = await figure(`select coalesce(sum(total), 0) from ${schema}.${tally}`);
      expect(total, `${schema}.${tally}`).toBe(await figure(`select count(*) from ${schema}.${rows}`));
      expect(total).toBeGreaterThan(0);
    }
  }
  expect(await figure("select count(*) from n_gent.content_report where settled_at is null")).toBe(13);
  const cases = (what: string) => figure(`select count(*) from n_gent.moderation_case where ${what}`);
  for (const what of ["decided_at is null", "decision = 'hidden'", "decision = 'deleted'", "thing = 'shout'"])
    expect(await cases(what), what).toBeGreaterThan(0);
  for (const outcome of ["is null", "= 'upheld'", "= 'reversed'"])
    expect(await cases(`appealed_at is not null and appeal_outcome ${outcome}`), outcome).toBe(1);
  expect(await figure("select count(*) from n_gent.post_version")).toBeGreaterThan(2);
});

test("lists show the same numbers as a recount", async () => {
  for (const schema of ["n_gent", "n_leuven"]) {
    const count = (rows: string, what = "count(*)") => `(select ${what} from ${schema}.${rows})`;
    const wrong = `select p.title, t.* from ${schema}.post_total t join ${schema}.post p on p.id = t.post_id where
      (t.seen, t.opened) <> ${count("post_view where post_id = p.id", "count(*), count(opened_at)")}
      or t.reactions <> ${count("reaction where subject_id = p.id and neighbourhood_id is not null")}
      or t.votes <> ${count("vote where subject_id = p.id")}
      or t.reached < t.seen`;
    expect(await ask(wrong)).toEqual([]);
    const sums = `select subject_id from ${schema}.vote_tally group by 1
      having sum(total) <> (select count(*) from ${schema}.vote v where v.subject_id = vote_tally.subject_id)`;
    expect(await ask(sums)).toEqual([]);
  }
});

test("in a whole city most people read and few speak: views, reactions and votes are in proportion, and nobody can sign in", async () => {
  const [size] = (await ask(
    "select (select count(*)::int from n_leuven.household) as households, count(*)::int as residents from n_leuven.resident",
  )) as { households: number; residents: number }[];
  expect(size?.households).toBeGreaterThan(500);
  expect(size?.residents).toBeGreaterThan((size?.households ?? 0) * 1.5);
  const shares = await ask(`select 1.0 * sum(seen) / sum(reached) as seen, 1.0 * sum(reactions) / sum(seen) as reactions
    from n_leuven.post_total where reached > 50`);
  expect(Number(shares[0].seen)).toBeGreaterThan(0.4);
  expect(Number(shares[0].seen)).toBeLessThan(0.85);
  expect(Number(shares[0].reactions)).toBeLessThan(0.1);
  const passwords = `select a.email from public.credential c join public.account a on a.id = c.account_id
    join public.residence r on r.account_id = a.id`;
  expect((await ask(passwords)).map(({ email }) => email).sort()).toEqual(["dirk@example.org", "fatma@example.org"]);
  expect(await figure("select count(*) from n_leuven.resident where proven_at < created_at")).toBe(0);
});

test("every file is stored, in every width", async () => {
  for (const schema of ["n_gent", "n_leuven"]) {
    const rows = await ask(`select id, kind, width from ${schema}.file`);
    for (const { id, kind, width } of rows) {
      const variants =
        kind === "image"
          ? [320, 800, 1600].filter((one) => one < width * 2.5).map((one) => `${one}.webp`)
          : ["original"];
      for (const variant of variants)
        expect(world.stored.get(`${schema}/${id}/${variant}`)?.length ?? 0, `${id}/${variant}`).toBeGreaterThan(100);
    }
  }
});

test("care has tickets in every state and from every source, people of every kind, and four languages", async () => {
  const values = async (what: string, table: string) =>
    (await ask(`select distinct ${what} as value from n_gent.${table}`)).map(({ value }) => value);
  expect((await values("state", "care_ticket")).sort()).toEqual([...ticketStates].sort());
  expect(await values("source", "care_ticket")).toEqual(expect.arrayContaining(["staff", "fast", "webform", "series"]));
  expect(await values("state", "care_candidate")).toEqual(expect.arrayContaining([...candidateStates]));
  expect(await values("status", "care_helper")).toEqual(expect.arrayContaining(["pending", "accepted", "declined"]));
  expect(await values("kind", "care_helper")).toEqual(expect.arrayContaining([...helperKinds]));
  expect(await values("every", "care_series")).toEqual(expect.arrayContaining([...intervals]));
  expect(await values("language", "care_person")).toEqual(expect.arrayContaining(["nl", "fr", "tr", "en"]));
  for (const what of ["is_confidential", "deadline_on is not null", "assignee_id is null"])
    expect(await figure(`select count(*) from n_gent.care_ticket where ${what}`), what).toBeGreaterThan(0);
  expect(await figure("select count(*) from n_gent.care_person where suspended_at is not null")).toBeGreaterThan(0);
  expect(await figure("select count(*) from n_gent.care_duo where solved >= 3")).toBeGreaterThan(2);
});

test("care has duplicates that care itself finds, files on tickets, a helper who wants no more tasks this month, and a button to its form", async () => {
  const [one, other] = ["one", "other"].map(
    (who) => `public.folded(${who}.first_name || ' ' || ${who}.last_name || ' ' || ${who}.company_name)`,
  );
  const alike = `select d.because, public.similarity(${one}, ${other}) >= 0.55 as is_alike, ${one} = ${other} as is_same,
    one.street = other.street and one.house_number = other.house_number as in_house,
    right(one.phone_national, 8) = right(other.phone_national, 8) as has_number
    from n_gent.care_double d join n_gent.care_person one on one.id = d.one_id join n_gent.care_person other on other.id = d.other_id`;
  const pairs = await ask(alike);
  expect(pairs.map(({ because }) => String(because)).sort()).toEqual(["name-house", "name-street,name-house", "phone"]);
  for (const { because, is_alike, is_same, in_house, has_number } of pairs) {
    expect([because, is_same && in_house]).toEqual([because, (because as string[]).includes("name-street")]);
    expect([because, is_alike && in_house]).toEqual([because, (because as string[]).includes("name-house")]);
    expect([because, has_number]).toEqual([because, (because as string[]).includes("phone")]);
  }
  expect(await figure("select count(*) from n_gent.care_ticket_file where alt_text <> ''")).toBeGreaterThan(2);
  expect(await figure("select count(*) from n_gent.care_ticket_file where alt_text = ''")).toBeGreaterThan(2);
  expect(await figure("select count(*) from n_gent.post where cta_type = 'contact-form'")).toBe(1);
  const full = `care_helper h join n_gent.care_helper_load l on l.helper_id = h.person_id
    where l.month = date_trunc('month', timestamptz '${now.toISOString()}' at time zone 'Europe/Brussels') and l.tasks >= h.monthly_cap`;
  expect(await figure(`select count(*) from n_gent.${full}`)).toBeGreaterThan(0);
});

test("care's stored counts match a recount", async () => {
  const nobody = "'00000000-0000-0000-0000-000000000000'";
  const differs = async (kept: string, counted: string) =>
    ask(`(${kept} except ${counted}) union all (${counted} except ${kept})`);
  const task = "helper_id is not null and state <> 'revoked' and coalesce(starts_at, matched_at) is not null";
  const done = "state = 'solved' and not is_confidential and helper_id is not null";
  const month = "date_trunc('month', coalesce(starts_at, matched_at) at time zone 'Europe/Brussels')::date";
  const recounts: [kept: string, counted: string][] = [
    [
      "select state, assignee_id, is_confidential, total::bigint from n_gent.care_ticket_tally",
      `select state, coalesce(assignee_id, ${nobody}), is_confidential, count(*) from n_gent.care_ticket group by 1, 2, 3`,
    ],
    [
      "select helper_id, month, tasks::bigint from n_gent.care_helper_load",
      `select helper_id, ${month}, count(*) from n_gent.care_ticket where ${task} group by 1, 2`,
    ],
    [
      "select helper_id, member_id, solved::bigint, last_at from n_gent.care_duo",
      `select helper_id, member_id, count(*), max(solved_at) from n_gent.care_ticket where ${done} group by 1, 2`,
    ],
    [
      "select id, tickets::bigint, solved::bigint, last_ticket_at from n_gent.care_person where tickets > 0",
      `select member_id, count(*), count(*) filter (where state = 'solved'), max(created_at) from n_gent.care_ticket
        where not is_confidential group by 1`,
    ],
    [
      "select person_id, helped::bigint, last_helped_at from n_gent.care_helper where helped > 0",
      `select helper_id, count(*), max(solved_at) from n_gent.care_ticket where ${done} group by 1`,
    ],
  ];
  for (const [kept, counted] of recounts) expect(await differs(kept, counted), kept).toEqual([]);
  const numbers = "select max(number) = count(*) and max(number) = (select last_number from n_gent.care_setting)";
  expect(await ask(`${numbers} as whole from n_gent.care_ticket`)).toEqual([{ whole: true }]);
});

test("in care nothing happened before its ticket, before its helper came, or after today", async () => {
  const wrong = [
    `care_ticket_moment m join n_gent.care_ticket t on t.id = m.ticket_id where m.at < t.created_at or m.at > '${now.toISOString()}'`,
    "care_ticket where state = 'planned' and starts_at < state_at or state_at < created_at",
    `care_ticket where coalesce(solved_at, executed_at, created_at) > '${now.toISOString()}'`,
    "care_ticket t join n_gent.care_helper h on h.person_id = t.helper_id where t.matched_at < h.helper_since",
    "care_ticket t join n_gent.care_person p on p.id = t.member_id where t.created_at < p.joined_at",
    "care_person p join n_gent.neighbourhood a on a.id = p.neighbourhood_id where longitude not between a.west and a.east",
  ];
  for (const rows of wrong) expect(await figure(`select count(*) from n_gent.${rows}`), rows).toBe(0);
});

test("loading again changes nothing", async () => {
  const tables = await ask("select schemaname || '.' || relname as name from pg_stat_user_tables order by 1");
  const sizes = async () => {
    const counted: Record<string, number> = {};
    for (const { name } of tables) counted[name] = await figure(`select count(*) from ${name}`);
    return counted;
  };
  const before = await sizes();
  expect(await load(databases)).toMatchObject({ isNew: false });
  expect(await sizes()).toEqual(before);
});
