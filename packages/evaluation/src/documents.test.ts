import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readDocuments, readJudgements, swapped } from './documents.ts'

function fileOf(...lines: string[]) {
	const file = join(mkdtempSync(join(tmpdir(), 'documents-')), 'lines')
	writeFileSync(file, lines.join('\n'))
	return file
}

test('a document needs nothing but an id', () => {
	const file = fileOf(
		'{"id": 7}',
		'',
		'{"id": "b", "title": "Nurse", "text": null, "place": {"city": "Pune", "state": ""}}',
	)

	expect(readDocuments(file)).toEqual([
		{ id: '7', title: '', text: '', place: undefined },
		{ id: 'b', title: 'Nurse', text: '', place: { city: 'Pune', state: '' } },
	])
})

test.each([
	['not JSON', /line 2: this is not a JSON object/],
	['{"title": "Nurse"}', /line 2: there is no "id"/],
])('a line such as %s is refused with its place', (line, message) => {
	expect(() => readDocuments(fileOf('{"id": "a"}', line))).toThrow(message)
})

test('of documents with the same id the first counts, with a warning', () => {
	const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

	const documents = readDocuments(fileOf('{"id": "a", "title": "Nurse"}', '{"id": "a", "title": "Cook"}'))

	expect(documents.map(({ title }) => title)).toEqual(['Nurse'])
	expect(warn.mock.calls[0]?.[0]).toContain('1 of 2 ids are there again')
	warn.mockRestore()
})

test('judgements in the TREC format are read, and swapped', () => {
	const judgements = readJudgements(fileOf('j1 0 p1 3', 'j1\t0\tp2\t1', 'j2 0 p1 0'))

	expect(swapped(judgements)).toEqual(
		new Map([
			['p1', new Map(Object.entries({ j1: 3, j2: 0 }))],
			['p2', new Map(Object.entries({ j1: 1 }))],
		]),
	)
	expect(() => readJudgements(fileOf('j1 p1'))).toThrow(/line 1/)
})
