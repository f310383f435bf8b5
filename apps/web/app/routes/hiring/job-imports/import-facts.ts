import type { listJobImports } from '@profile-search/contract/hiring/drafts/job-imports'
import type { Details } from '@profile-search/contract/http/endpoint'
import { useTranslation } from '#text/use-translation.ts'

export type Import = Details<typeof listJobImports>['items'][number]

/** What an import has come to, in short phrases. */
export function useImportFacts() {
	const { t } = useTranslation()
	return ({ rows, faulty, duplicates, imported, undone, kept }: Import) => [
		rows > 0 && t('fileImports.rows', { count: rows }),
		faulty > 0 && t('fileImports.faulty', { count: faulty }),
		duplicates > 0 && t('jobImports.duplicates', { count: duplicates }),
		imported > 0 && t('jobImports.imported', { count: imported }),
		undone > 0 && t('jobImports.undone', { count: undone }),
		kept > 0 && t('jobImports.keptCount', { count: kept }),
	]
}
