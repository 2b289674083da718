/** Starts a browser download of a file that was fetched through the typed client, under its own name where it has one. */
export function saveFile(content: Blob, name = content instanceof File ? content.name : ""): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after this has run.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
