import '@mantine/tiptap/styles.layer.css'
import { Link, RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import classes from './rich-text.module.css'

type Props = {
	label: string
	lang: string
	/** The initial text; a new `key` resets the editor. */
	html: string
	onChange: (html: string) => void
}

/** An editor for text with headings, lists and links. It is large, so it is loaded only on pages with an editor. */
export default function RichText({ label, lang, html, onChange }: Props) {
	const editor = useEditor({
		// The headings, lists and links that the server allows; the server decides in the end.
		extensions: [StarterKit.configure({ link: false, heading: { levels: [2, 3, 4] } }), Link],
		content: html,
		immediatelyRender: false,
		// The content security policy refuses injected style sheets.
		injectCSS: false,
		editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', lang } },
		onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
	})

	return (
		<RichTextEditor
			editor={editor}
			classNames={{
				root: classes.editor,
				toolbar: classes.toolbar,
				content: classes.content,
				control: classes.control,
			}}
		>
			<RichTextEditor.Toolbar sticky stickyOffset="var(--header-height)">
				<RichTextEditor.ControlsGroup>
					<RichTextEditor.H2 />
					<RichTextEditor.H3 />
				</RichTextEditor.ControlsGroup>
				<RichTextEditor.ControlsGroup>
					<RichTextEditor.Bold />
					<RichTextEditor.Italic />
					<RichTextEditor.Underline />
					<RichTextEditor.Strikethrough />
				</RichTextEditor.ControlsGroup>
				<RichTextEditor.ControlsGroup>
					<RichTextEditor.BulletList />
					<RichTextEditor.OrderedList />
					<RichTextEditor.Blockquote />
					<RichTextEditor.Hr />
				</RichTextEditor.ControlsGroup>
				<RichTextEditor.ControlsGroup>
					<RichTextEditor.Link />
					<RichTextEditor.Unlink />
				</RichTextEditor.ControlsGroup>
				<RichTextEditor.ControlsGroup>
					<RichTextEditor.ClearFormatting />
					<RichTextEditor.Undo />
					<RichTextEditor.Redo />
				</RichTextEditor.ControlsGroup>
			</RichTextEditor.Toolbar>
			<RichTextEditor.Content />
		</RichTextEditor>
	)
}
