import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a table becomes lines with commas, and values with separators are quoted', () => {
	expect(
		csvOf([
			['a', 1, null],
			['b,c', 'say "x"', 'two\nlines'],
		]),
	).toBe('\uFEFFa,1,\r\n"b,c","say ""x""","two\nlines"\r\n')
})

test.each(['=1+1', '+91 98', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =HYPERLINK("x")'])(
	'the text %j is not read as a formula',
	(text) => expect(csvOf([[text]])).toMatch(/^\uFEFF"?'/),
)

test('a number stays a number', () => {
	expect(csvOf([[-2.5]])).toBe('\uFEFF-2.5\r\n')
})
