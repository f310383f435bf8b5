import { expect, test } from 'vitest'
import { initialsOf } from './portrait.tsx'

test.each([
	['Asha Kulkarni', 'AK'],
	['asha', 'A'],
	['Sahyadri Works Private Limited', 'SL'],
	['  ', ''],
	['शिल्पा जोशी', 'शिजो'],
	['Ørjan Šimić', 'ØŠ'],
])('"%s" has the initials "%s"', (name, initials) => {
	expect(initialsOf(name)).toBe(initials)
})
