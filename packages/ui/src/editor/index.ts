/** The rich text editor. Heavy: load it with `lazy(() => import("@stoep/ui/editor"))`; it is also the folder's default export. */
export {
  type EditorLabels,
  RichTextEditor,
  RichTextEditor as default,
  type RichTextEditorProps,
} from "./rich-text-editor.tsx";
