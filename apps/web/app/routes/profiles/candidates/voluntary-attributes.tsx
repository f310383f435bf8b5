import { NativeSelect } from '@mantine/core'
import {
	BirthYears,
	Community,
	Disability,
	Gender,
	saveMyAttributes,
	withdrawMyAttributes,
	type VoluntaryAttributes as Attributes,
} from '@profile-search/contract/matching/fairness'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Grid } from '#ui/layout/grid.tsx'
import classes from './privacy/privacy.module.css'

/** Voluntary attributes, from which the fairness of the portal is measured. */
export function VoluntaryAttributes({ said }: { said: Attributes }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [draft, setDraft] = useState(said)
	const [isSending, setSending] = useState(false)
	const saysSomething = Object.values(said).some((answer) => answer !== null)

	const save = async (event: FormEvent) => {
		event.preventDefault()
		setSending(true)
		tell(await send(saveMyAttributes, { body: draft }))
	}
	const withdraw = async () => {
		setSending(true)
		const sent = await send(withdrawMyAttributes)
		if (sent.errorCode === 0) setDraft({ gender: null, birthYears: null, community: null, disability: null })
		tell(sent)
	}
	const tell = (sent: { errorCode: number; message: string }) => {
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		setSending(false)
		void revalidate()
	}
	const choose = (change: Partial<Attributes>) => setDraft((before) => ({ ...before, ...change }))

	return (
		<Grid as="form" columns={2} above={600} gap={[16, 24]} onSubmit={save} noValidate>
			<div className={classes.why}>
				<p>{t('fairness.why')}</p>
				<p>{t('fairness.never')}</p>
			</div>
			<NativeSelect
				label={t('fairness.gender')}
				data={[
					unsaid(),
					...Gender.options.map((value) => ({ value, label: t(`fairness.genders.${value}`) })),
				]}
				value={draft.gender ?? ''}
				onChange={({ currentTarget: { value } }) => choose({ gender: Gender.safeParse(value).data ?? null })}
			/>
			<NativeSelect
				label={t('fairness.birthYears')}
				data={[
					unsaid(),
					...BirthYears.options.map((value) => ({ value, label: t(`fairness.years.${value}`) })),
				]}
				value={draft.birthYears ?? ''}
				onChange={({ currentTarget: { value } }) =>
					choose({ birthYears: BirthYears.safeParse(value).data ?? null })
				}
			/>
			<NativeSelect
				label={t('fairness.community')}
				data={[
					unsaid(),
					...Community.options.map((value) => ({ value, label: t(`fairness.communities.${value}`) })),
				]}
				value={draft.community ?? ''}
				onChange={({ currentTarget: { value } }) =>
					choose({ community: Community.safeParse(value).data ?? null })
				}
			/>
			<NativeSelect
				label={t('fairness.disability')}
				data={[
					unsaid(),
					...Disability.options.map((value) => ({ value, label: t(`fairness.disabilities.${value}`) })),
				]}
				value={draft.disability ?? ''}
				onChange={({ currentTarget: { value } }) =>
					choose({ disability: Disability.safeParse(value).data ?? null })
				}
			/>
			<div className={classes.buttons}>
				<Button type="submit" variant="default" loading={isSending}>
					{t('fairness.save')}
				</Button>
				{saysSomething && (
					<Button variant="subtle" disabled={isSending} onClick={withdraw}>
						{t('fairness.withdraw')}
					</Button>
				)}
			</div>
		</Grid>
	)

	function unsaid() {
		return { value: '', label: t('fairness.unsaid') }
	}
}
