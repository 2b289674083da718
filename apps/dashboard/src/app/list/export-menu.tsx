import { saveFile } from "@stoep/client/files";
import { useLanguage } from "@stoep/client/texts";
import type { SpreadsheetFormat } from "@stoep/contract/files";
import { IconButton, Menu } from "@stoep/ui";
import { DownloadIcon } from "@stoep/ui/icons";
import { useMutation } from "@tanstack/react-query";
import { useTellFailure } from "../command.ts";
import { useAppText } from "../text.ts";

/** As in the contract; repeated here so that no schema is loaded for them. */
const formats = ["csv", "xlsx"] as const satisfies readonly SpreadsheetFormat[];

/** A route of the contract that returns a list as a file. */
export type ExportCall = (...args: never[]) => Promise<Blob>;

type Props = {
  route: ExportCall;
  /** The filters of the list: what is filtered away stays out of the file too. */
  asked: object;
  name: string;
};

/** Downloads the list as a file, through the typed client because the request needs the access token. */
export function ExportMenu({ route, asked, name }: Props) {
  const t = useAppText();
  const language = useLanguage();
  const tell = useTellFailure();
  const call = route as unknown as (input: { query: object }) => Promise<Blob>;
  const download = useMutation({
    mutationFn: (format: SpreadsheetFormat) => call({ query: { ...asked, format } }),
    onSuccess: (content, format) => saveFile(content, `${fileNameOf(name, language)}.${format}`),
    onError: tell,
  });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton variant="default" label={t("list.export")} loading={download.isPending}>
          <DownloadIcon aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => download.mutate(format)}>
            {t(`list.formats.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** "members-2026-11-22" */
function fileNameOf(name: string, language: string | undefined): string {
  const words = name.toLocaleLowerCase(language).replace(/[^\p{L}\p{N}]+/gu, "-");
  return `${words}-${new Date().toISOString().slice(0, 10)}`;
}
