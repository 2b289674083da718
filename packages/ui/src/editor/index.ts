/** The rich text editor. Heavy: load it with `lazy(() => import("@stoep/ui/editor"))`; it is the folder's default too. */
export {
  type EditorLabels,
  RichTextEditor,
  RichTextEditor as default,
  type RichTextEditorProps,
} from "./rich-text-editor.tsx";
