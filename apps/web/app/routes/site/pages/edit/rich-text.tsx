import '@mantine/tiptap/styles.layer.css'
import { Link, RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import classes from './rich-text.module.css'

type Props = {
	label: string
	lang: string
	/** What it begins with; another `key` makes it begin anew. */
	html: string
	onChange: (html: string) => void
}

/** A field for a text with headings, lists and links. Loaded only where somebody writes: it is large. */
export default function RichText({ label, lang, html, onChange }: Props) {
	const editor = useEditor({
		// Headings, lists and links as the server lets them through; it has the last word.
		extensions: [StarterKit.configure({ link: false, heading: { levels: [2, 3, 4] } }), Link],
		content: html,
		immediatelyRender: false,
		// Style sheets that are made up on the page are refused by its policy.
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
			<RichTextEditor.Toolbar sticky stickyOffset="var(--header-height, 4rem)">
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
