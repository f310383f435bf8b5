import type { KnowledgeSubject } from '@profile-search/contract/search/knowledge'
import { i18n } from '#text/i18n.ts'

/** The subject of a screen that has two addresses. */
export function subjectOf(url: URL): KnowledgeSubject {
	return url.pathname.startsWith('/admin/professions') ? 'professions' : 'skills'
}

/** 217 people, 12 jobs. */
export function usesText({ people, jobs }: { people: number; jobs: number }) {
	return [i18n.t('knowledge.people', { count: people }), i18n.t('knowledge.jobs', { count: jobs })]
}

/** A share from 0 to 1 as whole percent, for display and input. */
export function percent(share: number) {
	return Math.round(share * 100)
}
