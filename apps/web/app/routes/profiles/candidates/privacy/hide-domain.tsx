import { TextInput } from '@mantine/core'
import {
	EmployerBlockDraft,
	addEmployerBlock,
} from '@profile-search/contract/profiles/employers/employer-blocking'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf } from '#ui/form/draft-form.ts'
import classes from './privacy.module.css'

/** Adds a mail domain to the list of blocked employers. */
export function HideDomain() {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [domain, setDomain] = useState('')
	const [error, setError] = useState('')
	const [isSending, setSending] = useState(false)

	const hide = async (event: FormEvent) => {
		event.preventDefault()
		const body = { kind: 'domain', domain } as const
		const problem = errorsOf(EmployerBlockDraft, body)['domain']
		if (problem) return setError(problem)
		setSending(true)
		const sent = await send(addEmployerBlock, { body })
		setSending(false)
		if (sent.errorCode !== 0) return setError(sent.fields?.['domain'] ?? sent.message)

		toast(sent.message)
		setDomain('')
		await revalidate()
	}
	return (
		<form className={classes.form} onSubmit={hide} noValidate>
			<TextInput
				label={t('employerBlocking.domain')}
				description={t('employerBlocking.domainHelp')}
				placeholder="example.org"
				inputMode="url"
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={false}
				value={domain}
				onChange={(event) => {
					setDomain(event.currentTarget.value)
					setError('')
				}}
				error={error}
			/>
			<Button type="submit" variant="default" loading={isSending}>
				{t('employerBlocking.hideDomain')}
			</Button>
		</form>
	)
}
