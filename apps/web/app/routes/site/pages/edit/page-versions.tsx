import type { Details } from '@profile-search/contract/http/endpoint'
import { restorePage, showPageVersion } from '@profile-search/contract/site/pages'
import { useState } from 'react'
import { send } from '#api.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { moment } from '#ui/text/amounts.ts'
import { Prose } from '../prose.tsx'
import classes from './admin.module.css'
import type { ShownPage } from './page-form.tsx'

/** Every published version, to view and to restore. */
export function PageVersions({ page }: { page: ShownPage }) {
	const { t } = useTranslation()
	const [shown, setShown] = useState<Details<typeof showPageVersion> | null>(null)
	const params = { slug: page.slug, language: page.language }
	const look = async (version: number) => {
		const sent = await send(showPageVersion, { params: { ...params, version } })
		if (sent.details) setShown(sent.details)
		else toast(sent.message, 'error')
	}
	const restore = async (version: number) => {
		const sent = await send(restorePage, { params, body: { version, edit: page.draft?.edit ?? 0 } })
		// Reloads the page, so that the form starts with the restored version.
		if (sent.errorCode === 0) setTimeout(() => window.location.reload(), 800)
		return sent
	}

	return (
		<>
			<ul className={classes.versions}>
				{page.versions.map(({ version, title, isLive, publishedAt, author }) => (
					<li key={version}>
						<div>
							<h3>
								{t('pagesAdmin.version', { version })} {isLive && <mark>{t('pagesAdmin.isLive')}</mark>}
							</h3>
							<p>
								<span lang={page.language}>{title}</span> · {moment(publishedAt)} ·{' '}
								{author ?? t('pagesAdmin.cameAlong')}
							</p>
						</div>
						<div>
							<Button
								variant="subtle"
								aria-label={t('pagesAdmin.lookAt', { version })}
								onClick={() => void look(version)}
							>
								{t('pagesAdmin.look')}
							</Button>
							{!isLive && (
								<ConfirmButton
									label={t('pagesAdmin.restore')}
									description={t('pagesAdmin.restoreVersion', { version })}
									question={t('pagesAdmin.restoreQuestion')}
									act={() => restore(version)}
								/>
							)}
						</div>
					</li>
				))}
			</ul>
			<Modal
				opened={shown !== null}
				onClose={() => setShown(null)}
				title={shown?.title}
				size="xl"
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				<Prose html={shown?.body ?? ''} lang={page.language} />
			</Modal>
		</>
	)
}
