import { api } from "@stoep/client/api";
import { fileSize } from "@stoep/client/formats";
import type { FileView } from "@stoep/contract/files";
import { Refused } from "@stoep/contract/kernel";
import { type RejectedFile, toast } from "@stoep/ui";
import { useRef, useState } from "react";
import { useFormat } from "../format.ts";
import { useRefusalText } from "../text.ts";
import { newId } from "./list-items.ts";
import { useText } from "./words.ts";

type Upload = { id: string; name: string };
type Options = {
  kind: "image" | "attachment";
  maxBytes: number;
  maxFiles: number;
  onDone(file: FileView): void;
  busy(change: 1 | -1): void;
};

const commands = { image: api.files.uploadImage, attachment: api.files.uploadAttachment };

/** Uploads files one after the other, and keeps those that were rejected, each with its reason in words. */
export function useUploads({ kind, maxBytes, maxFiles, onDone, busy }: Options) {
  const words = useUploadWords(kind, maxBytes, maxFiles);
  const [waiting, setWaiting] = useState<Upload[]>([]);
  const [refused, setRefused] = useState<string[]>([]);
  const queue = useRef(Promise.resolve());

  const send = async (file: File) => {
    try {
      onDone(await commands[kind]({ file, fileName: file.name }));
    } catch (error) {
      const code = error instanceof Refused ? error.code : "unexpected";
      setRefused((lines) => [...lines, words.refused(file, code)]);
    }
  };

  const add = (files: File[]) => {
    setRefused([]);
    for (const file of files) {
      const id = newId();
      setWaiting((now) => [...now, { id, name: file.name }]);
      busy(1);
      queue.current = queue.current
        .then(() => send(file))
        .finally(() => {
          setWaiting((now) => now.filter((one) => one.id !== id));
          busy(-1);
        });
    }
  };

  const reject = (files: RejectedFile[]) =>
    setRefused((lines) => [...lines, ...files.map(({ file, reason }) => words[reason](file))]);

  return { waiting, refused, add, reject, forget: () => setRefused([]) };
}

/** Why the browser's check or the server's rejected a file. */
function useUploadWords(kind: Options["kind"], maxBytes: number, most: number) {
  const t = useText();
  const format = useFormat();
  const refusalText = useRefusalText();
  const ofKind = ({ name }: File) => t(`uploads.kind.${kind}`, { name });
  const ofSize = ({ name, size }: File) =>
    t("uploads.size", { name, size: fileSize(format, size), max: fileSize(format, maxBytes) });
  return {
    kind: ofKind,
    size: ofSize,
    number: ({ name }: File) => t("uploads.number", { name, most }),
    refused: (file: File, code: string) => {
      if (code === "file_kind_refused") return ofKind(file);
      if (code === "file_too_large") return ofSize(file);
      return t("uploads.failed", { name: file.name, reason: refusalText(code) });
    },
  };
}

/** Shows that a file is still being uploaded. */
export function useUploadWait(): () => void {
  const t = useText();
  return () => toast(t("uploads.wait"), { tone: "hint" });
}
