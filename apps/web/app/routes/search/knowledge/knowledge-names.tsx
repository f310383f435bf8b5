import { Pill, TextInput } from '@mantine/core'
import { addAlias, type KnowledgeItem, removeAlias } from '@profile-search/contract/search/knowledge'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Row } from '#ui/layout/row.tsx'
import classes from './knowledge.module.css'

/** The other names; a search for any of them finds the item. */
export function KnowledgeNames({ item: { subject, id, aliases } }: { item: KnowledgeItem }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [word, setWord] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const add = async () => {
		if (!word.trim()) return setError(t('knowledge.nameMissing'))
		setSending(true)
		const sent = await send(addAlias, { params: { subject, id }, body: { word } })
		setSending(false)
		if (sent.errorCode !== 0) return setError(sent.message)
		toast(sent.message, 'success')
		setWord('')
		await revalidate()
	}
	const remove = async (name: string) => {
		const sent = await send(removeAlias, { params: { subject, id, word: name } })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}

	return (
		<>
			{aliases.length === 0 && <p className={classes.soft}>{t('knowledge.noNames')}</p>}
			<Row as="ul" gap={6}>
				{aliases.map((name) => (
					<li key={name}>
						<Pill
							size="lg"
							withRemoveButton
							removeButtonProps={{
								'aria-label': t('knowledge.removeName', { name }),
								'aria-hidden': false,
								tabIndex: 0,
							}}
							onRemove={() => void remove(name)}
						>
							{name}
						</Pill>
					</li>
				))}
			</Row>
			<Row
				as="form"
				noValidate
				gap={[12, 16]}
				mt={20}
				align="end"
				fields="20rem"
				onSubmit={(event) => {
					event.preventDefault()
					void add()
				}}
			>
				<TextInput
					label={t('knowledge.addName')}
					description={t('knowledge.addNameHelp')}
					// The button is beside the input, not beside its description.
					inputWrapperOrder={['label', 'description', 'input', 'error']}
					maxLength={120}
					value={word}
					error={error}
					onChange={(event) => {
						setWord(event.currentTarget.value)
						setError('')
					}}
				/>
				<Button type="submit" variant="outline" loading={isSending}>
					{t('knowledge.addAction')}
				</Button>
			</Row>
		</>
	)
}
