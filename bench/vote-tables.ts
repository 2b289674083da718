/** A vote on the first citizen budget of the generated city. */
import type { Databases } from "../apps/server/src/kernel/database.ts";
import { schema } from "./generate.ts";
import { idOf } from "./rows.ts";

interface Vote {
  roundId: string;
  ideas: number;
  /** Whole units of the currency. */
  budget: number;
}

/** The one district of a vote. */
export const districtId = idOf("phase", 1);

/** A vote of the whole city by most votes first, under way. Returns the ids of its ideas. */
export async function openVote({ pool }: Databases, { roundId, ideas, budget }: Vote): Promise<string[]> {
  const project = idOf("project", 0);
  await pool.query(`delete from ${schema}.ballot_right where project_id = $1`, [project]);
  await pool.query(`delete from ${schema}.ballot_idea where round_id = $1`, [roundId]);
  await pool.query(`delete from ${schema}.ballot_round where id = $1`, [roundId]);
  await pool.query(
    `insert into ${schema}.ballot_round (id, project_id, phase_id, number, opens_on, ends_on, ballot, at_least, at_most, rule,
       stops_at_first, roll, currency, created_at, saved_at, opened_at)
     values ($1, $2, $3, 1, current_date - 2, current_date + 2, 'basket', 1, 3, 'most-votes', false, 'residents', 'EUR', now(), now(), now())`,
    [roundId, project, idOf("phase", 0)],
  );
  await pool.query(
    `insert into ${schema}.ballot_district (round_id, id, position, name, budget) values ($1, $2, 0, '', $3)`,
    [roundId, districtId, budget],
  );
  await pool.query(
    `insert into ${schema}.ballot_district_neighbourhood (round_id, neighbourhood_id, district_id)
     select $1, id, $2 from ${schema}.neighbourhood`,
    [roundId, districtId],
  );
  const { rows } = await pool.query<{ idea_id: string }>(
    `insert into ${schema}.ballot_idea (round_id, idea_id, district_id, position, title, language, cost)
     select $1, id, $2, row_number() over (order by id) - 1, left(title, 250), 'nl', 9000::bigint * 1000000
     from (select id, title from ${schema}.idea where project_id = $3 order by id limit $4) as first
     returning idea_id`,
    [roundId, districtId, project, ideas],
  );
  await pool.query("analyze");
  return rows.map((one) => one.idea_id);
}
