import { expect, test } from 'vitest'
import type { Language } from '../../types.ts'
import { languagesShare, packLanguage } from './languages.ts'

test.for<[Language[], Language[], number]>([
	[[{ code: 'hi', level: 4 }], [{ code: 'hi', level: 4 }], 1],
	[[{ code: 'hi', level: 6 }], [{ code: 'hi', level: 4 }], 1],
	[[{ code: 'hi', level: 2 }], [{ code: 'hi', level: 4 }], 0.5],
	[[{ code: 'hi' }], [{ code: 'hi', level: 4 }], 0.8],
	[[{ code: 'hi', level: 1 }], [{ code: 'hi' }], 1],
	[[{ code: 'EN-in' }], [{ code: 'en' }, { code: 'hi' }], 0.5],
	[
		[
			{ code: 'en', level: 1 },
			{ code: 'en', level: 5 },
		],
		[{ code: 'en', level: 5 }],
		1,
	],
	[[{ code: 'kok' }], [{ code: 'ko' }], 0],
	[[], [{ code: 'hi' }, { code: 'mr' }], 0.5],
])('%j for %j earns %f', ([have, asked, share]) => {
	expect(languagesShare(have.map(packLanguage), asked.map(packLanguage))).toBe(share)
})
