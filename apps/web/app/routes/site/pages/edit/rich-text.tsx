import '@mantine/tiptap/styles.layer.css'
import { Link, RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { positionAfter } from './caret.ts'
import classes from './rich-text.module.css'
import { tools } from './tools.ts'

type Props = {
	label: string
	lang: string
	/** The initial text; a new `key` resets the editor. */
	html: string
	/** The number of characters before the caret, if the text is being written already. */
	caret: number | null
	onChange: (html: string) => void
}

/** An editor for text with headings, lists and links. It is large, so it is loaded only on pages with an editor. */
export function RichText({ label, lang, html, caret, onChange }: Props) {
	const editor = useEditor({
		// The headings, lists and links that the server allows; the server decides in the end.
		extensions: [StarterKit.configure({ link: false, heading: { levels: [2, 3, 4] } }), Link],
		content: html,
		// The content security policy refuses injected style sheets.
		injectCSS: false,
		editorProps: {
			attributes: {
				class: classes.text ?? '',
				'aria-label': label,
				role: 'textbox',
				'aria-multiline': 'true',
				lang,
			},
		},
		onCreate({ editor: now }) {
			if (caret !== null) now.commands.focus(positionAfter(caret, now.state.doc))
		},
		onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
	})

	return (
		<RichTextEditor
			editor={editor}
			withTypographyStyles={false}
			classNames={{
				root: classes.editor,
				toolbar: classes.toolbar,
				controlsGroup: classes.group,
				control: classes.control,
				controlIcon: classes.icon,
				content: classes.content,
			}}
		>
			<RichTextEditor.Toolbar>
				{tools.map((group) => (
					<RichTextEditor.ControlsGroup key={group[0].name}>
						{group.map(({ name, Icon }) => {
							const Control = RichTextEditor[name]
							return <Control key={name} icon={Icon} />
						})}
					</RichTextEditor.ControlsGroup>
				))}
			</RichTextEditor.Toolbar>
			<RichTextEditor.Content />
		</RichTextEditor>
	)
}
