import { expect, test } from 'vitest'
import { keysIn, textsOf } from './text-keys.ts'

const english = {
	jobs: {
		title: 'Jobs',
		found_one: '{{count}} job',
		found_other: '{{count}} jobs',
		state: { open: 'Open', closed: 'Closed' },
	},
	people: { title: 'People' },
}

test('keys are found as literals, in templates, and with values behind them', () => {
	const code =
		"a('jobs.title');b(`jobs.state.${c}`);d=\"jobs.found?count=1\";e('jobs.'+f);g('jobsAnswers.done');h('other.title')"

	expect([...keysIn(code, ['jobs', 'jobsAnswers'])]).toEqual([
		'jobs.title',
		'jobs.state.*',
		'jobs.found',
		'jobs.*',
	])
})

test('texts are picked with their plurals, whole groups, and English where one is missing', () => {
	const hindi = { jobs: { title: 'नौकरियाँ', state: { open: 'खुली' } } }

	expect(textsOf(new Set(['jobs.title', 'jobs.found']), hindi, english)).toEqual({
		jobs: { title: 'नौकरियाँ', found_one: '{{count}} job', found_other: '{{count}} jobs' },
	})
	expect(textsOf(new Set(['jobs.state']), hindi, english)).toEqual({
		jobs: { state: { open: 'खुली', closed: 'Closed' } },
	})
	expect(textsOf(new Set(['people.t*']), hindi, english)).toEqual({ people: { title: 'People' } })
})
