import type { KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import { i18n } from '#text/i18n.ts'

/** What the two addresses of a screen are about. */
export function subjectOf(url: URL): KnowledgeSubject {
	return url.pathname.startsWith('/admin/professions') ? 'professions' : 'skills'
}

/** 217 people, 12 jobs. */
export function usesInWords({ people, jobs }: { people: number; jobs: number }) {
	return [i18n.t('knowledge.people', { count: people }), i18n.t('knowledge.jobs', { count: jobs })]
}

/** A share from 0 to 1 as it is told and typed: whole percents. */
export function percent(share: number) {
	return Math.round(share * 100)
}
