import {
	type ConsentPurpose,
	giveConsent,
	type listMyConsents,
	noticePage,
	type NoticeSeen,
	withdrawConsent,
} from '@profile-search/contract/accounts/consents'
import type { Details } from '@profile-search/contract/http/endpoint'
import { pathOfPage } from '@profile-search/contract/platform/page-path'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { ActionLine } from '#ui/line/action-line.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { date } from '#ui/text/amounts.ts'
import classes from './personal-data.module.css'

type Consents = Details<typeof listMyConsents>
type Purpose = Consents['purposes'][number]
type Props = { consents: Consents; notice: NoticeSeen }

/** The purposes that the data is used for, each with a switch, and the history of all consents. */
export function ConsentList({ consents: { purposes, history }, notice }: Props) {
	const { t } = useTranslation()
	const { busy, give, withdraw } = useConsents(notice)
	const noticePath = `${pathOfPage(noticePage)}?language=${notice.language}`
	const account = history.find(({ purpose, withdrawnAt }) => purpose === 'account' && !withdrawnAt)
	const isOld =
		account && account.language === notice.language && account.noticeVersion < notice.noticeVersion

	return (
		<>
			<p className={classes.lead}>
				{t('personalData.consents.lead')}{' '}
				<Link to={noticePath}>{t('personalData.consents.notice', { version: notice.noticeVersion })}</Link>
			</p>
			{(!account || isOld) && (
				<Notice
					tone="wait"
					title={t(isOld ? 'personalData.consents.changed' : 'personalData.consents.missing')}
					action={
						!account && (
							<Button loading={busy === 'account'} onClick={() => give('account')}>
								{t('personalData.consents.agree')}
							</Button>
						)
					}
				>
					<Link to={noticePath}>{t('personalData.consents.read')}</Link>
				</Notice>
			)}
			{purposes.map((each) => (
				<ActionLine
					key={each.purpose}
					title={t(`personalData.purposes.${each.purpose}.title`)}
					mark={each.isOn ? t('personalData.consents.on') : ''}
					text={
						<>
							{t(`personalData.purposes.${each.purpose}.text`)}
							{each.since && ` ${t('personalData.consents.since', { date: date(each.since) })}`}
						</>
					}
				>
					<Switch each={each} isBusy={busy === each.purpose} onGive={give} onWithdraw={withdraw} />
				</ActionLine>
			))}
			{history.length > 0 && (
				<details className={classes.history}>
					<summary>{t('personalData.consents.history', { count: history.length })}</summary>
					<ul>
						{history.map(({ purpose, givenAt, withdrawnAt, noticeVersion, language }) => (
							<li key={purpose + givenAt}>
								{[
									t(`personalData.purposes.${purpose}.title`),
									t('personalData.consents.given', { date: date(givenAt) }),
									...(withdrawnAt ? [t('personalData.consents.withdrawn', { date: date(withdrawnAt) })] : []),
									t('personalData.consents.version', {
										version: noticeVersion,
										language: t(`personalData.languages.${language}`),
									}),
								].join(' · ')}
							</li>
						))}
					</ul>
				</details>
			)}
		</>
	)
}

type SwitchProps = {
	each: Purpose
	isBusy: boolean
	onGive: (purpose: ConsentPurpose) => void
	onWithdraw: (purpose: ConsentPurpose) => void
}

function Switch({ each: { purpose, isOn }, isBusy, onGive, onWithdraw }: SwitchProps) {
	const { t } = useTranslation()
	const name = t(`personalData.purposes.${purpose}.title`)
	if (purpose === 'account') return <a href="#erase">{t('personalData.erase.title')}</a>
	if (purpose === 'equal_opportunity' && !isOn)
		return (
			<Button component={Link} to="/privacy#fairness" variant="default">
				{t('personalData.consents.toFairness')}
			</Button>
		)
	return (
		<Button
			variant="default"
			loading={isBusy}
			aria-label={t(isOn ? 'personalData.consents.withdrawOf' : 'personalData.consents.agreeTo', { name })}
			onClick={() => (isOn ? onWithdraw(purpose) : onGive(purpose))}
		>
			{t(isOn ? 'personalData.consents.withdraw' : 'personalData.consents.agree')}
		</Button>
	)
}

/** Gives and withdraws consents with one press, and tells afterwards who loses access. */
function useConsents(notice: NoticeSeen) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [busy, setBusy] = useState('')

	async function give(purpose: ConsentPurpose) {
		setBusy(purpose)
		const sent = await send(giveConsent, { params: { purpose }, body: notice })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		setBusy('')
	}
	async function withdraw(purpose: ConsentPurpose) {
		setBusy(purpose)
		const sent = await send(withdrawConsent, { params: { purpose } })
		const lost = sent.details
		const effects = [
			...(lost?.visitors ? [t('personalData.consents.lostVisitors')] : []),
			...(lost?.people ? [t('personalData.consents.lostPeople', { count: lost.people })] : []),
		]
		toast([sent.message, ...effects].join(' '), sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
		setBusy('')
	}
	return { busy, give, withdraw }
}
