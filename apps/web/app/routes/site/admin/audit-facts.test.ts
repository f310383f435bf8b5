import { expect, test } from 'vitest'
import { factsOf } from './audit-facts.ts'

test('what was before stands beside what came after, and the rest below', () => {
	const facts = {
		before: { companyName: 'Old' },
		after: { companyName: 'New', isOpen: true },
		cause: 'photo',
	}

	expect(factsOf(facts)).toEqual({
		changes: [
			{ label: 'Company name', before: 'Old', after: 'New' },
			{ label: 'Is open', before: '', after: 'true' },
		],
		rest: [['Cause', 'photo']],
	})
})
