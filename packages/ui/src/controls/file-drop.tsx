import { Input } from "@mantine/core";
import { type ComponentType, type DragEvent, type ReactNode, useId, useState } from "react";
import { PlusIcon } from "../icons/index.ts";
import style from "./file-drop.module.css";
import { type FileRules, type RejectedFile, sortFiles } from "./file-rules.ts";

type Props = FileRules & {
  /** Says what to do: "Choose images, or drop them here". */
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  icon?: ComponentType<{ "aria-hidden": boolean }>;
  onFiles: (files: File[]) => void;
  onRejected?: (files: RejectedFile[]) => void;
  "data-path"?: string;
};

/** A file input that also takes dropped files. Checks type, size and number before anything is sent. */
export function FileDrop({
  label,
  hint,
  error,
  disabled = false,
  icon: Icon = PlusIcon,
  onFiles,
  onRejected,
  ...rest
}: Props) {
  const { accept, maxBytes, maxFiles, "data-path": path } = rest;
  const [isOver, setIsOver] = useState(false);
  const id = useId();
  const take = (list: FileList | null) => {
    const { accepted, rejected } = sortFiles([...(list ?? [])], { accept, maxBytes, maxFiles });
    if (accepted.length > 0) onFiles(accepted);
    if (rejected.length > 0) onRejected?.(rejected);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  return (
    <div>
      <label
        className={style.drop}
        data-over={isOver || undefined}
        data-error={error ? true : undefined}
        data-disabled={disabled || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon aria-hidden />
        <span className={style.label}>{label}</span>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        <input
          className={style.input}
          type="file"
          accept={accept?.join(",")}
          multiple={maxFiles !== 1}
          disabled={disabled}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error ? true : undefined}
          data-path={path}
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = "";
          }}
        />
      </label>
      {error && (
        <Input.Error id={`${id}-error`} mt={4}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}
