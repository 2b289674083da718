import { useRef } from "react";
import { AttachmentIcon, CloseIcon } from "../../icons/index.ts";
import { GroupFrame } from "../frame.tsx";
import type { KindProps } from "../props.ts";
import style from "../questionnaire.module.css";

export function FilesQuestion(props: KindProps<"files">) {
  const { question, answer, onAnswer, texts, files } = props;
  const input = useRef<HTMLInputElement>(null);
  const fileIds = answer?.fileIds ?? [];
  const nameOf = (id: string) => files?.known.find((one) => one.id === id)?.name ?? "";
  const remove = (id: string) => {
    const left = fileIds.filter((one) => one !== id);
    onAnswer(left.length > 0 ? { fileIds: left } : null);
  };
  return (
    <GroupFrame {...props} hint={texts("files", { count: question.atMost })}>
      {fileIds.length > 0 && (
        <ul className={style.files}>
          {fileIds.map((id) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <button
                type="button"
                className={style.icon}
                aria-label={texts("remove", { text: nameOf(id) })}
                onClick={() => remove(id)}
              >
                <CloseIcon aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {fileIds.length < question.atMost && (
        <div>
          <button
            type="button"
            className={style.button}
            aria-busy={files?.isBusy}
            disabled={!files || files.isBusy}
            onClick={() => input.current?.click()}
          >
            <AttachmentIcon aria-hidden /> {texts(files?.isBusy ? "sending" : "addFiles")}
          </button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label={texts("addFiles")}
            onChange={({ target }) => {
              files?.onChosen(question, [...(target.files ?? [])].slice(0, question.atMost - fileIds.length));
              target.value = "";
            }}
          />
        </div>
      )}
    </GroupFrame>
  );
}
