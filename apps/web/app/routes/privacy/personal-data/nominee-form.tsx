import { TextInput } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import {
	NomineeDraft,
	removeMyNominee,
	saveMyNominee,
	type showMyNominee,
} from '@profile-search/contract/privacy/nominees'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { toast } from '#ui/action/toast.ts'
import { errorsOf, useDraftForm } from '#ui/form/draft-form.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './personal-data.module.css'

/** A person who may act when the account's owner cannot; can be added, changed and removed. */
export function NomineeForm({ nominee }: { nominee: Details<typeof showMyNominee> }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const { form, isSending, submit } = useDraftForm(
		{ name: nominee?.name ?? '', contact: nominee?.contact ?? '' },
		(values) => errorsOf(NomineeDraft, values),
	)
	const save = submit(async (values) => {
		const sent = await send(saveMyNominee, { body: values })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.errorCode === 0) await revalidate()
		return sent
	})
	const remove = async () => {
		const sent = await send(removeMyNominee)
		if (sent.errorCode === 0) form.setValues({ name: '', contact: '' })
		return sent
	}

	return (
		<Stack noValidate onSubmit={save} as="form" gap={16}>
			<p className={classes.lead}>
				{t('personalData.nominee.text')}
				{nominee && ` ${t('personalData.nominee.since', { date: date(nominee.savedAt) })}`}
			</p>
			<Grid columns={2} above={600} gap={[16, 24]}>
				<TextInput
					label={t('personalData.nominee.name')}
					maxLength={120}
					autoComplete="off"
					{...form.getInputProps('name')}
				/>
				<TextInput
					label={t('personalData.nominee.contact')}
					maxLength={300}
					autoComplete="off"
					{...form.getInputProps('contact')}
				/>
			</Grid>
			<Row gap={16} align="center">
				<Button type="submit" variant="default" loading={isSending}>
					{t('personalData.nominee.save')}
				</Button>
				{nominee && (
					<ConfirmButton
						label={t('labels.remove')}
						description={t('personalData.nominee.remove')}
						question={t('personalData.nominee.removeQuestion', { name: nominee.name })}
						act={remove}
					/>
				)}
			</Row>
		</Stack>
	)
}
