import { api, FileMenu, useAccess, useRefusalText, useSpreadsheets } from "../../../app/index.ts";
import { type Post, useText } from "../parts/words.ts";

/** The figures of one message as files. */
export function StatisticsFiles({ post }: { post: Post }) {
  const t = useText();
  const { read } = useAccess("reportExport");
  const refusal = useRefusalText();
  const params = { postId: post.id };
  const sheets = useSpreadsheets()((file) => api.publishing.exportStatistics({ params, query: file }));
  const report = {
    ending: "pdf",
    label: t("message.files.pdf"),
    load: () => api.publishing.exportReport({ params }),
    reason: read === true ? undefined : refusal(read),
  };
  const name = `${t("message.tab.statistics")} ${post.title.slice(0, 60)}`;
  return <FileMenu files={[...sheets, report]} name={name} />;
}
