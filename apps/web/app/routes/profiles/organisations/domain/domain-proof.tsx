import { CopyButton } from '@mantine/core'
import {
	type OrganisationDomain,
	checkMyDomain,
	filePath,
	recordPrefix,
} from '@profile-search/contract/trust/domains'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { z } from 'zod'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Grid } from '#ui/layout/grid.tsx'
import { Section } from '#ui/page/page.tsx'
import { moment } from '#ui/text/amounts.ts'
import classes from './domain.module.css'

type Proof = z.input<typeof OrganisationDomain>

/** Two ways to prove the domain, what the last check found for each, and a button to check now. */
export function DomainProof({ proof: { domain, token, record, file, checkedAt } }: { proof: Proof }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [isLooking, setLooking] = useState(false)

	const look = async () => {
		setLooking(true)
		const sent = await send(checkMyDomain)
		if (sent.errorCode !== 0) toast(sent.message, 'error')
		else if (sent.details?.record === 'found' || sent.details?.file === 'found') toast(t('domain.found'))
		else toast(t('domain.notFound'), 'error')
		await revalidate()
		setLooking(false)
	}

	return (
		<Section
			title={t('domain.how')}
			aside={
				<Button loading={isLooking} onClick={look}>
					{t('domain.check')}
				</Button>
			}
		>
			<p>{t('domain.howText')}</p>
			<Grid columns={2} above={960} gap={[32, 48]} mt={20} mb={20}>
				<section className={classes.way}>
					<h3>{t('domain.byRecord')}</h3>
					<p>{t('domain.byRecordText', { domain })}</p>
					<Copyable label={t('domain.recordValue')} text={recordPrefix + token} />
					{record && <p className={classes.finding}>{t(`domain.record.${record}`)}</p>}
				</section>
				<section className={classes.way}>
					<h3>{t('domain.byFile')}</h3>
					<p>{t('domain.byFileText')}</p>
					<Copyable label={t('domain.fileAddress')} text={`https://${domain}${filePath}`} />
					<Copyable label={t('domain.fileText')} text={token} />
					{file && <p className={classes.finding}>{t(`domain.file.${file}`)}</p>}
				</section>
			</Grid>
			{checkedAt && <p className={classes.checked}>{t('domain.checked', { when: moment(checkedAt) })}</p>}
		</Section>
	)
}

function Copyable({ label, text }: { label: string; text: string }) {
	const { t } = useTranslation()
	return (
		<div className={classes.copyable}>
			<span>{label}</span>
			<code>{text}</code>
			<CopyButton value={text}>
				{({ copied, copy }) => (
					<Button
						variant="default"
						size="compact-md"
						aria-label={t(copied ? 'domain.copiedOf' : 'domain.copyOf', { label })}
						onClick={copy}
					>
						{t(copied ? 'domain.copied' : 'domain.copy')}
					</Button>
				)}
			</CopyButton>
		</div>
	)
}
