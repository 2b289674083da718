import { Input } from "@mantine/core";
import { RichTextEditor as TiptapEditor } from "@mantine/tiptap";
import "@mantine/tiptap/styles.layer.css";
import Link from "@tiptap/extension-link";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { fromWordProcessor } from "./pasted.ts";
import style from "./rich-text-editor.module.css";
import { useToolbarKeys } from "./use-toolbar-keys.ts";

export type EditorLabels = {
  toolbar: string;
  heading2: string;
  heading3: string;
  heading4: string;
  bold: string;
  italic: string;
  bulletList: string;
  numberedList: string;
  link: string;
  removeLink: string;
  linkAddress: string;
  saveLink: string;
  undo: string;
  redo: string;
  /** "120 of 5,000 characters" */
  count: (length: number, max: number | undefined) => string;
};

export type RichTextEditorProps = {
  label: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** HTML: p, h2–h4, strong, em, ul, ol, li, a, br. Empty text is "". */
  value: string;
  onChange: (html: string) => void;
  /** Only counts and warns; the schema enforces the limit. */
  maxLength?: number;
  /** Language of the text, when it is not the page's. */
  lang?: string;
  labels: EditorLabels;
  "data-path"?: string;
};

/** Adds a scheme to addresses such as "www.stad.gent" and "info@stad.gent"; without one, a link would stay within the site. */
function withScheme(address: string): string {
  const typed = address.trim();
  if (typed === "" || /^[a-z][a-z0-9+.-]*:/i.test(typed)) return typed;
  return /^[^\s@/]+@[^\s@/]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`;
}

const WebLink = Link.extend({
  addCommands() {
    const given = this.parent?.();
    return {
      ...given,
      setLink: (attributes) => (props) =>
        given?.setLink?.({ ...attributes, href: withScheme(attributes.href) })(props) ?? false,
    };
  },
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: false,
  }),
  WebLink.configure({
    openOnClick: false,
    autolink: true,
    defaultProtocol: "https",
    isAllowedUri: (address) => /^(https?:\/\/|mailto:)/i.test(address),
  }),
];

/** Text with headings, emphasis, lists and links, and nothing else, even when pasted. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, description, error, required = false, value, onChange, maxLength, lang, labels } = props;
  const id = useId();
  const change = useRef(onChange);
  change.current = onChange;
  const current = useEditor({
    extensions,
    // Created on mount: one made while rendering is destroyed if the render is suspended (by lazy siblings).
    immediatelyRender: false,
    content: value,
    onUpdate: ({ editor: now }) => change.current(now.isEmpty ? "" : now.getHTML()),
  });
  // Where React keeps a hidden part and ends its effects, the library destroys the editor, and makes another when it is shown again.
  const editor = current?.isDestroyed ? null : current;
  useEffect(() => {
    if (editor && !editor.isDestroyed && value !== (editor.isEmpty ? "" : editor.getHTML()))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setOptions({
      editorProps: {
        transformPastedHTML: fromWordProcessor,
        attributes: {
          id,
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": `${id}-label`,
          "aria-describedby": `${id}-count ${id}-error`,
          ...(error ? { "aria-invalid": "true" } : {}),
          ...(required ? { "aria-required": "true" } : {}),
          ...(lang ? { lang } : {}),
          ...(props["data-path"] ? { "data-path": props["data-path"] } : {}),
        },
      },
    });
  }, [editor, id, error, required, lang, props["data-path"]]);
  const length = editor?.getText().length ?? 0;
  const isTooLong = maxLength !== undefined && length > maxLength;
  return (
    <Input.Wrapper
      size="md"
      label={label}
      description={description}
      error={error}
      required={required}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      errorProps={{ id: `${id}-error` }}
    >
      <TiptapEditor
        editor={editor}
        className={style.editor}
        data-error={error ? true : undefined}
        labels={wordsFor(labels)}
      >
        <EditorToolbar label={labels.toolbar} />
        <TiptapEditor.Content />
      </TiptapEditor>
      <div id={`${id}-count`} className={style.count} data-over={isTooLong || undefined}>
        {labels.count(length, maxLength)}
      </div>
    </Input.Wrapper>
  );
}

const groups = [
  ["H2", "H3", "H4"],
  ["Bold", "Italic"],
  ["BulletList", "OrderedList"],
  ["Link", "Unlink"],
  ["Undo", "Redo"],
] as const;
const order = groups.flat();

function EditorToolbar({ label }: { label: string }) {
  const { refOf, onKeyDown } = useToolbarKeys();
  return (
    <TiptapEditor.Toolbar role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <TiptapEditor.ControlsGroup key={group[0]}>
          {group.map((name) => {
            const Control = TiptapEditor[name];
            return <Control key={name} ref={refOf(order.indexOf(name))} />;
          })}
        </TiptapEditor.ControlsGroup>
      ))}
    </TiptapEditor.Toolbar>
  );
}

function wordsFor(labels: EditorLabels) {
  return {
    h2ControlLabel: labels.heading2,
    h3ControlLabel: labels.heading3,
    h4ControlLabel: labels.heading4,
    boldControlLabel: labels.bold,
    italicControlLabel: labels.italic,
    bulletListControlLabel: labels.bulletList,
    orderedListControlLabel: labels.numberedList,
    linkControlLabel: labels.link,
    unlinkControlLabel: labels.removeLink,
    linkEditorInputLabel: labels.linkAddress,
    linkEditorInputPlaceholder: "https://",
    linkEditorSave: labels.saveLink,
    undoControlLabel: labels.undo,
    redoControlLabel: labels.redo,
  };
}
