import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Modal } from '#ui/action/modal.tsx'
import { Button } from '../action/button/button.tsx'
import { areKeysOff, turnKeys } from './keys-off.ts'
import classes from './keys.module.css'

type Props<Name extends string> = {
	keys: readonly (readonly [keys: readonly string[], name: Name])[]
	/** What a shortcut does. */
	textOf: (name: Name) => string
	isOpen: boolean
	onOpen: () => void
	onClose: () => void
}

/** A dialog with the keyboard shortcuts, which `?` opens too. They can be turned off there. */
export function KeyHelp<Name extends string>({ keys, textOf, isOpen, onOpen, onClose }: Props<Name>) {
	const { t } = useTranslation()
	return (
		<>
			<Button variant="subtle" onClick={onOpen} className={classes.opener}>
				{t('labels.keys')} <kbd className={classes.key}>?</kbd>
			</Button>
			<Modal
				opened={isOpen}
				onClose={onClose}
				title={t('labels.keys')}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<dl className={classes.list}>
					{keys.map(([pressed, name]) => (
						<div key={name}>
							<dt>
								{pressed.map((key) => (
									<kbd key={key} className={classes.key}>
										{key}
									</kbd>
								))}
							</dt>
							<dd>{textOf(name)}</dd>
						</div>
					))}
				</dl>
				<KeySwitch />
			</Modal>
		</>
	)
}

function KeySwitch() {
	const { t } = useTranslation()
	const [isOn, setOn] = useState(() => !areKeysOff())
	return (
		<Checkbox
			mt="md"
			label={t('labels.useKeys')}
			checked={isOn}
			onChange={({ currentTarget }) => {
				setOn(currentTarget.checked)
				turnKeys(currentTarget.checked)
			}}
		/>
	)
}
