import { ActionIcon } from '@mantine/core'
import type { Details } from '@profile-search/contract/http/endpoint'
import { listEditedFaqs, orderFaqs, removeFaq } from '@profile-search/contract/site/faqs'
import { FaqCategory } from '@profile-search/contract/site/pages'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { load, send } from '#api.ts'
import { i18n } from '#text/i18n.ts'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { ConfirmButton } from '#ui/action/button/confirm-button.tsx'
import { Modal } from '#ui/action/modal.tsx'
import { toast } from '#ui/action/toast.ts'
import { Page, Section } from '#ui/page/page.tsx'
import type { Route } from './+types/admin-faqs.ts'
import classes from './admin.module.css'
import { FaqForm } from './faq-form.tsx'

export const meta = () => [{ title: `${i18n.t('faqsAdmin.title')} · ${i18n.t('site.name')}` }]

export async function loader(args: Route.LoaderArgs) {
	return { faqs: await load(args, listEditedFaqs) }
}

type Faq = Details<typeof listEditedFaqs>[number]

export default function AdminFaqs({ loaderData: { faqs } }: Route.ComponentProps) {
	const { t } = useTranslation()
	const [edited, setEdited] = useState<Faq | 'new' | null>(null)
	return (
		<Page
			title={t('faqsAdmin.title')}
			lead={
				<>
					{t('faqsAdmin.lead')} <a href="/faq">/faq</a>
				</>
			}
			actions={
				<>
					<Link to="/admin/pages">{t('pagesAdmin.title')}</Link>
					<Button onClick={() => setEdited('new')}>{t('faqsAdmin.add')}</Button>
				</>
			}
		>
			{FaqCategory.options.map((category) => (
				<Section key={category} title={t(`faq.categories.${category}`)}>
					<Questions faqs={faqs.filter((faq) => faq.category === category)} onEdit={setEdited} />
				</Section>
			))}
			<Modal
				opened={edited !== null}
				onClose={() => setEdited(null)}
				title={t(edited === 'new' ? 'faqsAdmin.add' : 'faqsAdmin.edit')}
				size="xl"
				closeOnClickOutside={false}
				closeButtonProps={{ 'aria-label': t('labels.close') }}
			>
				{edited && <FaqForm faq={edited === 'new' ? undefined : edited} onDone={() => setEdited(null)} />}
			</Modal>
		</Page>
	)
}

function Questions({ faqs, onEdit }: { faqs: Faq[]; onEdit: (faq: Faq) => void }) {
	const { t } = useTranslation()
	const { revalidate } = useRevalidator()
	const move = async (at: number, by: -1 | 1) => {
		const [moved] = faqs.slice(at, at + 1)
		if (!moved) return
		const ids = faqs
			.map(({ id }) => id)
			.toSpliced(at, 1)
			.toSpliced(at + by, 0, moved.id)
		const sent = await send(orderFaqs, { body: { category: moved.category, ids } })
		if (sent.errorCode !== 0) toast(sent.message, 'error')
		await revalidate()
	}

	if (faqs.length === 0) return <p className={classes.none}>{t('faqsAdmin.none')}</p>
	return (
		<ol className={classes.versions}>
			{faqs.map((faq, at) => {
				const question = faq.texts[0]?.question ?? faq.slug
				return (
					<li key={faq.id}>
						<div>
							<h3>{question}</h3>
							<p>
								#{faq.slug} · {faq.texts.map(({ language }) => language).join(', ')}
							</p>
						</div>
						<div>
							<ActionIcon
								variant="subtle"
								size="xl"
								disabled={at === 0}
								aria-label={t('faqsAdmin.up', { question })}
								onClick={() => void move(at, -1)}
							>
								<IconArrowUp size={20} aria-hidden="true" />
							</ActionIcon>
							<ActionIcon
								variant="subtle"
								size="xl"
								disabled={at === faqs.length - 1}
								aria-label={t('faqsAdmin.down', { question })}
								onClick={() => void move(at, 1)}
							>
								<IconArrowDown size={20} aria-hidden="true" />
							</ActionIcon>
							<Button
								variant="subtle"
								aria-label={t('faqsAdmin.editOne', { question })}
								onClick={() => onEdit(faq)}
							>
								{t('faqsAdmin.edit')}
							</Button>
							<ConfirmButton
								label={t('labels.remove')}
								description={t('faqsAdmin.removeOne', { question })}
								question={t('faqsAdmin.removeQuestion')}
								title={t('faqsAdmin.removeTitle')}
								act={() => send(removeFaq, { params: { faqId: faq.id } })}
							/>
						</div>
					</li>
				)
			})}
		</ol>
	)
}
