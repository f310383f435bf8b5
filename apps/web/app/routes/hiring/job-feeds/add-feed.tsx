import { Checkbox, TextInput } from '@mantine/core'
import { addJobFeed, tryJobFeed } from '@profile-search/contract/hiring/drafts/job-feeds'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { Section } from '#ui/page/page.tsx'
import { TriedJob } from './tried-job.tsx'

/** Takes the address of a feed, shows how its jobs are understood, and adds it. */
export function AddFeed() {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const [url, setUrl] = useState('')
	const [opensJobs, setOpensJobs] = useState(false)
	const [tried, setTried] = useState<Details<typeof tryJobFeed>>()
	const [trouble, setTrouble] = useState('')
	const [isSending, setSending] = useState(false)

	const change = (value: string) => {
		setUrl(value)
		setTried(undefined)
		setTrouble('')
	}
	const tryIt = async (event: FormEvent) => {
		event.preventDefault()
		setTried(undefined)
		setTrouble('')
		setSending(true)
		const sent = await send(tryJobFeed, { body: { url } })
		setSending(false)
		if (sent.details) setTried(sent.details)
		else setTrouble(sent.fields?.['url'] ?? sent.message)
	}
	const add = async () => {
		setSending(true)
		const sent = await send(addJobFeed, { body: { url, opensJobs } })
		setSending(false)
		if (!sent.details) return setTrouble(sent.fields?.['url'] ?? sent.message)
		toast(sent.message, 'success')
		await revalidate()
	}
	return (
		<Section title={t('jobFeeds.add')}>
			<form method="post" noValidate onSubmit={(event) => void tryIt(event)}>
				<Stack gap={12}>
					<TextInput
						type="url"
						label={t('jobFeeds.url')}
						description={t('jobFeeds.urlText')}
						placeholder="https://"
						maxLength={500}
						withAsterisk
						value={url}
						error={trouble}
						onChange={(event) => change(event.currentTarget.value)}
					/>
					<p>
						<Button type="submit" variant={tried ? 'default' : 'filled'} loading={isSending}>
							{t('jobFeeds.try')}
						</Button>
					</p>
				</Stack>
			</form>
			<div aria-live="polite">
				{tried && (
					<Stack gap={12} mt={16}>
						<Notice
							title={`${t(`jobFeeds.kinds.${tried.kind}`)} · ${t('jobFeeds.found', { count: tried.found })}`}
						>
							<p style={{ overflowWrap: 'anywhere' }}>{t('jobFeeds.readAt', { url: tried.url })}</p>
							{tried.jobs.length < tried.found && (
								<p>{t('jobFeeds.firstOnes', { count: tried.jobs.length })}</p>
							)}
							{!tried.isWhole && <p>{t('jobFeeds.notWhole')}</p>}
						</Notice>
						{tried.jobs.map((job) => (
							<TriedJob key={job.externalId} job={job} />
						))}
						<Checkbox
							label={t('jobFeeds.opens')}
							description={t('jobFeeds.opensText')}
							checked={opensJobs}
							onChange={(event) => setOpensJobs(event.currentTarget.checked)}
						/>
						<p>
							<Button loading={isSending} onClick={add}>
								{t('jobFeeds.save')}
							</Button>
						</p>
					</Stack>
				)}
			</div>
		</Section>
	)
}
