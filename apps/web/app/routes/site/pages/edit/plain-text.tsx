import { type Ref, useState } from 'react'
import classes from './rich-text.module.css'
import { tools } from './tools.ts'

type Props = {
	label: string
	lang: string
	/** The initial text; a new `key` resets it. */
	html: string
	onChange: (html: string) => void
	ref: Ref<HTMLDivElement>
}

/** The editor as the server sends it, in the same frame: the text can be written already, the tools are yet to come. */
export function PlainText({ label, lang, html, onChange, ref }: Props) {
	// Written anew, the text would lose the caret.
	const [initial] = useState({ __html: html })
	return (
		<div className={classes.editor}>
			<div className={classes.toolbar} aria-hidden="true" data-waiting>
				{tools.map((group) => (
					<div key={group[0].name} className={classes.group}>
						{group.map(({ name, Icon }) => (
							<span key={name} className={classes.control}>
								<Icon className={classes.icon} />
							</span>
						))}
					</div>
				))}
			</div>
			<div className={classes.content}>
				<div
					ref={ref}
					className={classes.text}
					contentEditable
					suppressContentEditableWarning
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the text has headings and lists
					role="textbox"
					aria-multiline="true"
					aria-label={label}
					lang={lang}
					onInput={({ currentTarget }) => onChange(currentTarget.innerHTML)}
					dangerouslySetInnerHTML={initial}
				/>
			</div>
		</div>
	)
}
