import { saveFile } from "@stoep/client/files";
import { useLanguage } from "@stoep/client/texts";
import type { SpreadsheetFormat } from "@stoep/contract/files";
import { filtersMax, filterWordsMax, spreadsheetEndings, spreadsheetFormats } from "@stoep/contract/files/values";
import { IconButton, Menu, Text, useKitZone } from "@stoep/ui";
import { dayAt } from "@stoep/ui/days";
import { DownloadIcon } from "@stoep/ui/icons";
import { useMutation } from "@tanstack/react-query";
import { useNotifyFailure } from "../command.ts";
import { useAppText } from "../text.ts";

/** A route of the contract that returns a list as a file. */
export type ExportCall = (...args: never[]) => Promise<Blob>;

type Props = {
  route: ExportCall;
  /** Parameters in the route's path. */
  params?: Record<string, string> | undefined;
  /** The list's filters, which apply to the file too. */
  asked: object;
  /** The same filters in words. */
  filteredBy: readonly string[];
  name: string;
};

export function ExportMenu({ route, params, asked, filteredBy, name }: Props) {
  const t = useAppText();
  const call = route as (input: { params?: object; query: object }) => Promise<Blob>;
  const files = useSpreadsheets()((file) => call({ ...(params ? { params } : {}), query: { ...asked, ...file } }));
  const picked = "ids" in asked && Array.isArray(asked.ids) ? asked.ids.length : 0;
  const words = [...filteredBy, ...(picked > 0 ? [t("list.picked", { count: picked })] : [])];
  return <FileMenu files={files} name={name} filteredBy={words} />;
}

/** What a request for a spreadsheet takes beside the list's filters. Only workbooks say in words how they are filtered. */
export type AskedFile = { format: SpreadsheetFormat; filteredBy?: string[] };

/** The same list in every format of a spreadsheet. */
export function useSpreadsheets() {
  const t = useAppText();
  return (load: (file: AskedFile) => Promise<Blob>): OfferedFile[] =>
    spreadsheetFormats.map((format) => ({
      ending: spreadsheetEndings[format],
      label: t(`list.formats.${format}`),
      load: (filteredBy) => load(format === "xlsx" && filteredBy.length > 0 ? { format, filteredBy } : { format }),
    }));
}

/** One kind of file on offer; `reason` says why it is unavailable now. */
export interface OfferedFile {
  ending: string;
  label: string;
  /** The name of the file, if it differs from the menu's. */
  name?: string;
  load: (filteredBy: string[]) => Promise<Blob>;
  reason?: string | undefined;
}

type FileMenuProps = {
  files: readonly OfferedFile[];
  name: string;
  /** The filters in words, for the heading of a workbook. */
  filteredBy?: readonly string[];
};

/** Downloads the chosen file. */
export function FileMenu({ files, name, filteredBy = [] }: FileMenuProps) {
  const t = useAppText();
  const download = useDownload();
  const words = filteredBy.slice(0, filtersMax).map((one) => one.slice(0, filterWordsMax));
  const start = (file: OfferedFile) =>
    download.mutate({ name: file.name ?? name, ending: file.ending, load: () => file.load(words) });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton variant="default" label={t("list.export")} loading={download.isPending}>
          <DownloadIcon aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map((file) => (
          <Menu.Item key={file.label} disabled={file.reason !== undefined} onClick={() => start(file)}>
            {file.label}
            {file.reason && (
              <Text size="sm" c="dimmed">
                {file.reason}
              </Text>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** `name`: null where the server names it. */
type WantedFile = { load: () => Promise<Blob> } & ({ name: string; ending: string } | { name: null });

/** Downloads a file through the typed client, because the request needs the access token. */
export function useDownload() {
  const language = useLanguage();
  const zone = useKitZone();
  const tell = useNotifyFailure();
  return useMutation({
    mutationFn: ({ load }: WantedFile) => load(),
    onSuccess: (content, file) =>
      saveFile(content, file.name === null ? undefined : `${fileNameOf(file.name, language, zone)}.${file.ending}`),
    onError: tell,
  });
}

/** "members-2026-11-22", by the network's day. */
function fileNameOf(name: string, language: string | undefined, zone: string): string {
  const words = name.toLocaleLowerCase(language).replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
  return `${words}-${dayAt(new Date().toISOString(), zone)}`;
}
