import { fileSize } from "@stoep/client/formats";
import { imageKinds, imageMaxBytes } from "@stoep/contract/files";
import { Button, FileDrop, Group, Loader, Notice, type RejectedFile } from "@stoep/ui";
import { DeleteIcon, ImageIcon } from "@stoep/ui/icons";
import { useState } from "react";
import { useFormat } from "../format.ts";
import style from "./chosen-picture.module.css";

const accept = imageKinds.map((kind) => `.${kind}`);

type Props = {
  shape: "logo" | "banner";
  /** URL of the current picture; null if there is none. */
  address: string | null;
  isSending: boolean;
  isRemoving: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
  words: {
    choose: string;
    replace: string;
    /** `max`: the size limit, formatted. */
    hint: (max: string) => string;
    sending: string;
    remove: string;
    rejected: (reason: RejectedFile["reason"], sizes: { name: string; size: string; max: string }) => string;
  };
};

/** A single picture, saved as soon as it is chosen. */
export function ChosenPicture({ shape, address, isSending, isRemoving, onChoose, onRemove, words }: Props) {
  const format = useFormat();
  const [problem, setProblem] = useState<string | null>(null);
  const max = fileSize(format, imageMaxBytes);
  const choose = ([file]: File[]) => {
    setProblem(null);
    if (file) onChoose(file);
  };
  const reject = ([first]: RejectedFile[]) =>
    first &&
    setProblem(words.rejected(first.reason, { name: first.file.name, size: fileSize(format, first.file.size), max }));
  return (
    <>
      {address && <img className={style[shape]} src={address} alt="" />}
      <FileDrop
        label={address ? words.replace : words.choose}
        hint={words.hint(max)}
        icon={ImageIcon}
        accept={accept}
        maxBytes={imageMaxBytes}
        maxFiles={1}
        disabled={isSending}
        onFiles={choose}
        onRejected={reject}
      />
      {isSending && <Loader size="sm" role="status" aria-label={words.sending} />}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {address && (
        <Group>
          <Button
            variant="subtle"
            color="brick"
            size="sm"
            leftSection={<DeleteIcon aria-hidden />}
            loading={isRemoving}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </Group>
      )}
    </>
  );
}
