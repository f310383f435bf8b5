import type { Details } from '@profile-search/contract/http/endpoint'
import type { showAccount } from '@profile-search/contract/site/admin-accounts'
import { Link } from 'react-router'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { Notice } from '#ui/page/notice.tsx'
import { AsideSection } from '#ui/page/with-aside.tsx'

type Account = Details<typeof showAccount> & { keptId: string | null }

/** A link to the merge of two accounts of one person. */
export function AccountMerge({ account: { id, userType, keptId } }: { account: Account }) {
	const { t } = useTranslation()
	if (userType !== 'candidate') return null
	return (
		<AsideSection title={t('adminMerges.startTitle')}>
			{keptId ? (
				<Notice
					title={t('adminMerges.mergedInto')}
					action={<Link to={`/admin/accounts/${keptId}`}>{t('adminMerges.toKept')}</Link>}
				>
					{t('adminMerges.mergedIntoText')}
				</Notice>
			) : (
				<>
					<p>{t('adminMerges.startText')}</p>
					<Button mt={12} variant="default" component={Link} to={`/admin/merges/person/${id}`}>
						{t('adminMerges.start')}
					</Button>
				</>
			)}
		</AsideSection>
	)
}
