import '@mantine/tiptap/styles.layer.css'
import { Link, RichTextEditor } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useTranslation } from '#text/use-translation.ts'
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
	const labels = useLabels()
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
		onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
	})

	const goOn = useEffectEvent(() => {
		if (!editor || caret === null) return
		editor.commands.setTextSelection(positionAfter(caret, editor.state.doc))
		editor.view.focus()
	})
	// Before the next key: the editor's own command for focus waits for a frame, and what is typed meanwhile would be lost.
	useLayoutEffect(() => goOn(), [])

	return (
		<RichTextEditor
			editor={editor}
			withTypographyStyles={false}
			labels={labels}
			classNames={{
				root: classes.editor,
				toolbar: classes.toolbar,
				controlsGroup: classes.group,
				control: classes.control,
				controlIcon: classes.icon,
				content: classes.content,
				linkEditorExternalControl: classes.newTab,
			}}
		>
			<RichTextEditor.Toolbar>
				{tools.map((group) => (
					<RichTextEditor.ControlsGroup key={group[0].name}>
						{group.map(({ name, Icon }) => {
							const Control = RichTextEditor[name]
							return <Control key={name} icon={Icon} {...(name === 'Link' && belowTools)} />
						})}
					</RichTextEditor.ControlsGroup>
				))}
			</RichTextEditor.Toolbar>
			<RichTextEditor.Content />
		</RichTextEditor>
	)
}

/** The field for an address covers no tool. */
const belowTools = { popoverProps: { offset: 8 } }

/** The names of the tools for screen readers, as the kit calls them. */
function useLabels() {
	const { t } = useTranslation()
	return {
		h2ControlLabel: t('pagesAdmin.tools.heading2'),
		h3ControlLabel: t('pagesAdmin.tools.heading3'),
		boldControlLabel: t('pagesAdmin.tools.bold'),
		italicControlLabel: t('pagesAdmin.tools.italic'),
		underlineControlLabel: t('pagesAdmin.tools.underline'),
		strikeControlLabel: t('pagesAdmin.tools.strikethrough'),
		bulletListControlLabel: t('pagesAdmin.tools.bulletList'),
		orderedListControlLabel: t('pagesAdmin.tools.orderedList'),
		blockquoteControlLabel: t('pagesAdmin.tools.quote'),
		hrControlLabel: t('pagesAdmin.tools.line'),
		linkControlLabel: t('pagesAdmin.tools.link'),
		unlinkControlLabel: t('pagesAdmin.tools.unlink'),
		clearFormattingControlLabel: t('pagesAdmin.tools.plain'),
		undoControlLabel: t('pagesAdmin.tools.undo'),
		redoControlLabel: t('pagesAdmin.tools.redo'),
		linkEditorInputLabel: t('pagesAdmin.tools.linkAddress'),
		linkEditorSave: t('pagesAdmin.tools.linkSave'),
	}
}
