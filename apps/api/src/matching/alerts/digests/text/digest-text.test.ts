import type { DigestItem } from '@profile-search/contract/matching/alert-digests'
import { inLanguage } from '@profile-search/text/language'
import { expect, test } from 'vitest'
import { told } from '#accounts/notifications/told.ts'
import { englishWordsOf } from '#test/mail-language.ts'
import { amountOf, inShort, linesOf } from './digest-text.ts'

const item: DigestItem = {
	kind: 'job',
	subjectId: '1',
	card: null,
	total: null,
	match: null,
	forJob: null,
}
const alert = { id: '1', kind: 'jobs' as const, name: 'Pune', criteria: '' }

test.each(['hi', 'mr'] as const)('what an alert has found is told in %s', (language) => {
	inLanguage(language, () => {
		const several = [
			item,
			{ ...item, subjectId: '2' },
			{ ...item, subjectId: '3' },
			{ ...item, subjectId: '4' },
		]
		const shorts = [
			inShort([alert], [item]),
			inShort([], several),
			inShort([{ ...alert, kind: 'job_matches', name: 'New jobs that fit you' }], several),
		]
		const lines = [
			amountOf(several),
			...linesOf(item, 'Pune'),
			...linesOf({ ...item, total: 86 }, ''),
			...shorts.flatMap(({ title, body }) => [told(title), told(body)]),
		]

		for (const line of lines) expect(englishWordsOf(line, ['Pune'])).toEqual([])
	})
})
