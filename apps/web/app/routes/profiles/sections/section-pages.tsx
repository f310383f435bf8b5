import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Notice } from '#ui/page/notice.tsx'

/** How the keys of the texts of each kind of section begin, and its addresses. */
export const sectionPages = {
	adviser: { texts: 'advisers.', list: '/advisory-list', edit: '/advisory-edit' },
	investor: { texts: 'investors.', list: '/investor-list', edit: '/investor-edit' },
} as const

/** A notice above one's own section, as others see it. */
export function MineNotice({ edit }: { edit: string }) {
	const { t } = useTranslation()
	return (
		<div style={{ marginBottom: 'var(--gap-32)' }}>
			<Notice title={t('sections.isMine')} action={<Link to={edit}>{t('sections.edit')}</Link>} />
		</div>
	)
}
