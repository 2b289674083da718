/** The rich text editor. Heavy: load it with `lazyPart`. */
export {
  type EditorLabels,
  RichTextEditor,
  type RichTextEditorProps,
} from "./rich-text-editor.tsx";
