import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { useSearch } from '../use-search.ts'
import control from '#ui/form/native/control.module.css'
import classes from './completing-input.module.css'

/** What somebody may mean: its text, and what it is. */
export type Completion = { key: string; text: string; note?: string }

type Props<Found extends Completion> = {
	ref?: Ref<HTMLInputElement>
	/** The name in the address; without one the field is only for choosing. */
	name?: string
	label: string
	/** Whether a heading above shows what the field is for. */
	isLabelUnseen?: boolean
	placeholder?: string
	defaultValue?: string
	complete: (typed: string) => Promise<Found[]>
	/** What is offered before anything is typed. */
	completeEmpty?: (() => Promise<Found[]>) | undefined
	onChoose: (chosen: Found) => void
	/** Whether what is typed means nothing by itself: Enter then chooses the first completion. */
	isChoiceRequired?: boolean
}

/**
 * A search field that offers what may be meant while somebody types: the combobox with a list of the ARIA Authoring
 * Practices. Without a choice it is a field like any other, so that it works without scripts, too.
 */
export function CompletingInput<Found extends Completion>({
	label,
	complete,
	completeEmpty,
	onChoose,
	isLabelUnseen = false,
	isChoiceRequired = false,
	...input
}: Props<Found>) {
	const { t } = useTranslation()
	const listId = useId()
	const { choices, look, lookSoon } = useSearch(async (typed: string) => {
		if (typed.trim()) return complete(typed.trim())
		return completeEmpty ? completeEmpty() : []
	})
	const [isOpen, setOpen] = useState(false)
	const [marked, setMarked] = useState(-1)
	const isShown = isOpen && choices.length > 0
	const markedChoice = isShown ? choices[marked] : undefined
	const optionId = ({ key }: Completion) => `${listId}-${key}`

	function choose(chosen: Found) {
		setOpen(false)
		setMarked(-1)
		onChoose(chosen)
	}

	/** The choices may still be those of fewer letters, so the first one is asked for. */
	async function chooseFirst(typed: string) {
		const [first] = typed.trim() ? await complete(typed.trim()) : []
		if (first) choose(first)
	}

	function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		// Enter ends a word of those who type with an input method, and chooses nothing.
		if (event.nativeEvent.isComposing) return
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		if (step && choices.length > 0) {
			event.preventDefault()
			setMarked(isShown ? around(marked + step, choices.length) : step > 0 ? 0 : choices.length - 1)
			setOpen(true)
		}
		if (event.key === 'Escape' && isShown) {
			// The browser would empty the field.
			event.preventDefault()
			setOpen(false)
		}
		if (event.key !== 'Enter') return
		setOpen(false)
		if (markedChoice || isChoiceRequired) event.preventDefault()
		if (markedChoice) choose(markedChoice)
		else if (isChoiceRequired) void chooseFirst(event.currentTarget.value)
	}

	return (
		<div className={classes.field}>
			<label>
				<span className={isLabelUnseen ? 'unseen' : undefined}>{label}</span>
				<input
					className={control.control}
					{...input}
					type="search"
					role="combobox"
					autoComplete="off"
					aria-autocomplete="list"
					aria-expanded={isShown}
					aria-controls={isShown ? listId : undefined}
					aria-activedescendant={markedChoice && optionId(markedChoice)}
					maxLength={120}
					onChange={(event) => {
						setOpen(true)
						setMarked(-1)
						lookSoon(event.currentTarget.value)
					}}
					onFocus={({ currentTarget: { value } }) => {
						if (value || !completeEmpty) return
						setOpen(true)
						void look('')
					}}
					onKeyDown={onKeyDown}
					onBlur={() => setOpen(false)}
				/>
			</label>
			{isShown && (
				<div
					ref={reveal}
					id={listId}
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist offers only what holds the typed text
					role="listbox"
					tabIndex={-1}
					aria-label={t('lists.completions')}
					className={classes.list}
					// The field keeps the focus, and with it the keys.
					onMouseDown={(event) => event.preventDefault()}
				>
					{choices.map((choice) => (
						// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys come to the field
						<div
							key={choice.key}
							ref={choice === markedChoice ? reveal : undefined}
							id={optionId(choice)}
							// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
							role="option"
							tabIndex={-1}
							aria-selected={choice === markedChoice}
							onClick={() => choose(choice)}
						>
							<span>{choice.text}</span>
							{choice.note && <small>{choice.note}</small>}
						</div>
					))}
				</div>
			)}
		</div>
	)
}

/** Scrolls a part that has just appeared, or that is marked now, into the view. */
function reveal(part: HTMLElement | null) {
	part?.scrollIntoView({ block: 'nearest' })
}

/** One past either end is none, where what was typed stands. */
function around(at: number, length: number) {
	if (at < -1) return length - 1
	return at >= length ? -1 : at
}
