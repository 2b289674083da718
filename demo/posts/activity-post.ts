import type { DemoActivity, DemoPost } from "../shapes.ts";

/** An activity as its file describes it; the keys are separate from those of messages. */
export type ActivityLine = Pick<
  DemoPost,
  "key" | "by" | "author" | "title" | "text" | "themes" | "where" | "project"
> & {
  daysAgo: number;
  activity: DemoActivity;
  isPublic?: boolean;
};

export const activityPost = ({ daysAgo, isPublic, ...line }: ActivityLine): DemoPost => ({
  ...line,
  key: `kom-${line.key}`,
  when: { daysAgo, at: "10:15" },
  ...(isPublic && { visibility: "public-page" }),
  comments: "combined",
  mood: "joy",
  interest: 0.3,
});
