/** Pictures in comments: to whom they are open. */
import type { FileHolder, Sight } from "#modules/files/index.ts";
import { subjectKinds } from "../subjects.ts";

/** As long as the subject is there: to its readers, and what was hidden to those who decide about it. D §8 */
export const filesOfComments: FileHolder = (db, fileId) =>
  db
    .selectFrom("comment")
    .where("comment.imageId", "=", fileId)
    .where("comment.deletedAt", "is", null)
    .where((eb) =>
      eb.or(
        [...subjectKinds()].map(([word, { isThere }]) =>
          eb.and([eb("comment.subjectKind", "=", word), isThere(db, eb.ref("comment.subjectId"))]),
        ),
      ),
    )
    .select((eb) =>
      eb.case().when("comment.hiddenAt", "is", null).then<Sight>("readers").else<Sight>("keepers").end().as("sight"),
    );
