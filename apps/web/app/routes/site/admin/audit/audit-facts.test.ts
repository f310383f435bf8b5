import { expect, test } from 'vitest'
import { factsOf } from './audit-facts.ts'

test('old values are beside new ones, with the other facts below', () => {
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
