import { TextInput } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import { askForErasure, type showErasurePlan } from '@profile-search/contract/privacy/erasures'
import { useState } from 'react'
import { Link } from 'react-router'
import { send } from '#api.ts'
import { AskPassword } from '#features/accounts/settings/ask-password.tsx'
import { forgetAccount } from '#session/enter-and-leave.ts'
import { useTranslation } from '#text/use-translation.ts'
import { alert } from '#ui/action/alert.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './personal-data.module.css'

type Plan = Details<typeof showErasurePlan>

/** Erases the account. Tells beforehand what happens on which day, and asks for the password again. */
export function EraseAccount({ plan }: { plan: Plan }) {
	const { t } = useTranslation()
	const [isAsking, setAsking] = useState(false)
	const [code, setCode] = useState('')

	if (plan.teamLeft > 0)
		return (
			<Notice
				tone="wait"
				title={t('personalData.erase.handOver', { count: plan.teamLeft })}
				action={
					<Button component={Link} to="/team" variant="default">
						{t('personalData.erase.toTeam')}
					</Button>
				}
			>
				{t('personalData.erase.handOverText')}
			</Notice>
		)

	const erase = async (present_password: string) => {
		const body = { present_password, ...(plan.needsSecondStep && { second_step: code }) }
		const sent = await send(askForErasure, { body })
		if (!sent.details) return sent
		await forgetAccount()
		const days = { seal: date(sent.details.sealDueAt), destroy: date(sent.details.destroyDueAt) }
		alert('success', t('personalData.erase.done', days), {
			header: t('personalData.erase.doneTitle'),
			onOk: () => window.location.assign('/'),
		})
		return sent
	}

	return (
		<>
			<Stages plan={plan} />
			<Button color="vermilion" variant="outline" onClick={() => setAsking(true)}>
				{t('personalData.erase.ask')}
			</Button>
			<AskPassword
				opened={isAsking}
				onClose={() => setAsking(false)}
				act={erase}
				yes={t('personalData.erase.ask')}
			>
				<p>
					{t('personalData.erase.last', { seal: date(plan.sealDueAt), destroy: date(plan.destroyDueAt) })}
				</p>
				{plan.needsSecondStep && (
					<TextInput
						label={t('personalData.erase.code')}
						inputMode="numeric"
						autoComplete="one-time-code"
						value={code}
						onChange={(event) => setCode(event.currentTarget.value)}
					/>
				)}
			</AskPassword>
		</>
	)
}

function Stages({ plan }: { plan: Plan }) {
	const { t } = useTranslation()
	const ends = [
		...(plan.applications ? [t('personalData.erase.applications', { count: plan.applications })] : []),
		...(plan.contacts ? [t('personalData.erase.contacts', { count: plan.contacts })] : []),
		...(plan.jobs ? [t('personalData.erase.jobs', { count: plan.jobs })] : []),
	]
	return (
		<ol className={classes.stages}>
			<li>
				<h3>{t('personalData.erase.now')}</h3>
				<p>{[t('personalData.erase.nowText'), ...ends].join(' ')}</p>
			</li>
			<li>
				<h3>{t('personalData.erase.until', { date: date(plan.sealDueAt) })}</h3>
				<p>{t('personalData.erase.untilText')}</p>
			</li>
			<li>
				<h3>{t('personalData.erase.then')}</h3>
				<p>{t('personalData.erase.thenText')}</p>
			</li>
			<li>
				<h3>{t('personalData.erase.end', { date: date(plan.destroyDueAt) })}</h3>
				<p>{t('personalData.erase.endText')}</p>
			</li>
		</ol>
	)
}
