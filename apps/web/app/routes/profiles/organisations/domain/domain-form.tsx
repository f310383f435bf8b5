import { TextInput } from '@mantine/core'
import { DomainDraft, addDomain } from '@profile-search/contract/trust/domains'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import classes from '../team/team.module.css'

/** Asks for the domain; a whole web address is accepted too. */
export function DomainForm() {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const { form, isSending, submit } = useDraftForm({ domain: '' }, (values) => errorsOf(DomainDraft, values))

	const add = submit(async (values) => {
		const sent = await send(addDomain, { body: values })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) await revalidate()
		return sent
	})

	return (
		<form className={classes.form} method="post" noValidate onSubmit={add}>
			<TextInput
				label={t('domain.domain')}
				description={t('domain.domainHelp')}
				inputMode="url"
				autoCapitalize="none"
				autoCorrect="off"
				maxLength={400}
				{...form.getInputProps('domain')}
			/>
			<div>
				<Button type="submit" loading={isSending}>
					{t('domain.add')}
				</Button>
			</div>
		</form>
	)
}
