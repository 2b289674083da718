export type FileRules = {
  /**
   * Content types, such as "image/*", or extensions, such as ".ods", for types that browsers do not know. A name without an extension
   * says nothing: the server judges it.
   */
  accept?: string[] | undefined;
  maxBytes?: number | undefined;
  maxFiles?: number | undefined;
};

export type RejectedFile = { file: File; reason: "kind" | "size" | "number" };

function hasKind(file: File, accept: string[] | undefined): boolean {
  if (!accept || (file.type === "" && !file.name.includes("."))) return true;
  return accept.some((kind) => {
    if (kind.startsWith(".")) return file.name.toLowerCase().endsWith(kind);
    return kind.endsWith("/*") ? file.type.startsWith(kind.slice(0, -1)) : file.type === kind;
  });
}

/** Which of the chosen files are accepted, and why the others are not. The server checks again by content. */
export function sortFiles(files: File[], rules: FileRules): { accepted: File[]; rejected: RejectedFile[] } {
  const accepted: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    if (!hasKind(file, rules.accept)) rejected.push({ file, reason: "kind" });
    else if (file.size > (rules.maxBytes ?? Number.POSITIVE_INFINITY)) rejected.push({ file, reason: "size" });
    else if (accepted.length >= (rules.maxFiles ?? Number.POSITIVE_INFINITY)) rejected.push({ file, reason: "number" });
    else accepted.push(file);
  }
  return { accepted, rejected };
}
