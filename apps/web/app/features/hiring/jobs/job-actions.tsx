import { Menu } from '@mantine/core'
import {
	copyJob,
	deleteJob,
	pauseJob,
	reopenJob,
	resumeJob,
} from '@profile-search/contract/hiring/job-transitions'
import type { JobStatus } from '@profile-search/contract/hiring/jobs'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { AskSure } from '#ui/action/ask-sure.tsx'
import { Button } from '#ui/action/button/button.tsx'
import { toast } from '#ui/action/toast.ts'
import menu from '#ui/page/menu.module.css'
import { CloseJob } from './close-job.tsx'
import { ExtendJob } from './extend-job.tsx'
import { KeepTemplate } from './keep-template.tsx'

type Props = {
	job: { id: string; title: string; status: JobStatus; closesOn: string }
	canReopen: boolean
	/** Where to go after deleting a draft; by default the page is reloaded. */
	afterDelete?: string
}

type Asked = 'close' | 'extend' | 'template' | 'delete'

const onTheWay: readonly JobStatus[] = ['open', 'paused']

/** The actions of a team on a job, except editing its text. */
export function JobActions({ job, canReopen, afterDelete }: Props) {
	const { t } = useTranslation()
	const navigate = useNavigate()
	const { revalidate } = useRevalidator()
	const [asked, setAsked] = useState<Asked | null>(null)
	const params = { jobId: job.id }
	const isPublic = onTheWay.includes(job.status)
	const end = () => setAsked(null)

	const act = async (endpoint: typeof pauseJob | typeof resumeJob | typeof reopenJob) => {
		const sent = await send(endpoint, { params })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		await revalidate()
	}
	const copy = async () => {
		const sent = await send(copyJob, { params })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		if (sent.details) await navigate(`/job-edit/${sent.details.id}`)
	}
	const remove = async () => {
		const sent = await send(deleteJob, { params })
		toast(sent.message, sent.errorCode === 0 ? 'success' : 'error')
		end()
		if (sent.errorCode === 0 && afterDelete) await navigate(afterDelete)
		else await revalidate()
	}

	return (
		<>
			<Menu position="bottom-end" withinPortal classNames={{ item: menu.item }}>
				<Menu.Target>
					<Button
						variant="default"
						aria-label={t('jobActions.moreOf', { title: job.title })}
						leftSection={<IconDots size={20} aria-hidden="true" />}
					>
						{t('jobActions.more')}
					</Button>
				</Menu.Target>
				<Menu.Dropdown>
					{job.status === 'open' && (
						<Menu.Item onClick={() => act(pauseJob)}>{t('jobActions.pause')}</Menu.Item>
					)}
					{job.status === 'paused' && (
						<Menu.Item onClick={() => act(resumeJob)}>{t('jobActions.resume')}</Menu.Item>
					)}
					{isPublic && <Menu.Item onClick={() => setAsked('extend')}>{t('jobActions.extend')}</Menu.Item>}
					{job.status === 'closed' && canReopen && (
						<Menu.Item onClick={() => act(reopenJob)}>{t('jobActions.reopen')}</Menu.Item>
					)}
					<Menu.Item onClick={copy}>
						{t(job.status === 'closed' ? 'jobActions.relist' : 'jobActions.duplicate')}
					</Menu.Item>
					<Menu.Item onClick={() => setAsked('template')}>{t('jobActions.template')}</Menu.Item>
					{isPublic && (
						<Menu.Item color="vermilion" onClick={() => setAsked('close')}>
							{t('jobs.close')}
						</Menu.Item>
					)}
					{job.status === 'draft' && (
						<Menu.Item color="vermilion" onClick={() => setAsked('delete')}>
							{t('jobActions.delete')}
						</Menu.Item>
					)}
				</Menu.Dropdown>
			</Menu>
			<CloseJob jobId={job.id} isOpen={asked === 'close'} onClose={end} />
			{asked === 'extend' && <ExtendJob jobId={job.id} closesOn={job.closesOn} onClose={end} />}
			{asked === 'template' && <KeepTemplate jobId={job.id} title={job.title} onClose={end} />}
			<AskSure
				isOpen={asked === 'delete'}
				title={t('jobActions.deleteTitle')}
				question={t('jobActions.deleteText', { title: job.title })}
				yes={t('jobActions.delete')}
				onYes={remove}
				onClose={end}
			/>
		</>
	)
}
