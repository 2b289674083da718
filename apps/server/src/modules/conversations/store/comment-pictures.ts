/** Who can see pictures in comments. */
import type { FileAudience, FileHolder } from "#modules/files/index.ts";

/** While the subject exists: pictures of visible comments for its readers, of hidden ones for those who decide about them. D §8 */
export const picturesOfComments: FileHolder = (db, fileId, { subjects }) =>
  db
    .selectFrom("comment")
    .where("comment.imageId", "=", fileId)
    .where("comment.deletedAt", "is", null)
    .where((eb) =>
      eb.or(
        [...subjects].map(([word, { isThere }]) =>
          eb.and([eb("comment.subjectKind", "=", word), isThere(db, eb.ref("comment.subjectId"))]),
        ),
      ),
    )
    .select((eb) =>
      eb
        .case()
        .when("comment.hiddenAt", "is", null)
        .then<FileAudience>("readers")
        .else<FileAudience>("editors")
        .end()
        .as("audience"),
    );
