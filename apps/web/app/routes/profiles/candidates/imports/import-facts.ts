import type { Details } from '@profile-search/contract/http/endpoint'
import type { listPeopleImports } from '@profile-search/contract/profiles/imports/people'
import { useTranslation } from '#text/use-translation.ts'

export type Import = Details<typeof listPeopleImports>['items'][number]

/** What an import of people has come to, in short phrases. */
export function useImportFacts() {
	const { t } = useTranslation()
	return ({ rows, faulty, duplicates, invited, accepted, declined, undone }: Import) =>
		[
			rows > 0 && t('fileImports.rows', { count: rows }),
			faulty > 0 && t('fileImports.faulty', { count: faulty }),
			duplicates > 0 && t('peopleImports.known', { count: duplicates }),
			invited > 0 && t('peopleImports.invited', { count: invited }),
			accepted > 0 && t('peopleImports.accepted', { count: accepted }),
			declined > 0 && t('peopleImports.declined', { count: declined }),
			undone > 0 && t('peopleImports.undone', { count: undone }),
		].filter(Boolean)
}
