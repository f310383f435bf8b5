import { StoredProfile } from '@profile-search/contract/accounts/accounts'
import { expect, test, vi } from 'vitest'
import { forgetIn, keepInFirst, type Store } from './first-store.ts'
import { onlyTheFields } from './stored-profile.ts'

/** A working store that shows what it holds. */
function sound(value: string | null = null) {
	const store = {
		value,
		set: async (next: string) => (store.value = next),
		remove: async () => (store.value = null),
	}
	return store
}

const broken: Store<string> = {
	set: () => Promise.reject(new Error('quota exceeded')),
	remove: () => Promise.reject(new Error('not allowed')),
}
const throwing: Store<string> = {
	set: () => {
		throw new Error('no such plugin')
	},
	remove: () => {
		throw new Error('no such plugin')
	},
}
const silent: Store<string> = { set: () => new Promise(() => {}), remove: () => new Promise(() => {}) }

test('only the first working store keeps the value', async () => {
	const [first, second] = [sound(), sound('of another time')]

	await keepInFirst([first, second], 'new')

	expect([first.value, second.value]).toEqual(['new', null])
})

test.each([
	['fails', broken],
	['throws', throwing],
])('after a store that %s the next one is used', async (_, bad) => {
	const [second, third] = [sound(), sound('of another time')]

	await keepInFirst([bad, second, third], 'new')

	expect([second.value, third.value]).toEqual(['new', null])
})

test('a store that never answers is not waited for', async () => {
	vi.useFakeTimers()
	const next = sound()

	const kept = keepInFirst([silent, next], 'new')
	await vi.runAllTimersAsync()
	await kept

	expect(next.value).toBe('new')
	vi.useRealTimers()
})

test('without a working store nothing is kept, and nothing breaks', async () => {
	await expect(keepInFirst([broken, throwing], 'new')).resolves.toBeUndefined()
})

test('deleting reaches every store, even after one fails', async () => {
	const [one, other] = [sound('a'), sound('b')]

	await forgetIn([broken, one, throwing, other])

	expect([one.value, other.value]).toEqual([null, null])
})

test('the stored profile has the fields of the specification and no others', () => {
	const profile: StoredProfile = {
		id: '0198a1b2-0000-7000-8000-000000000001',
		f_name: 'Asha',
		l_name: 'Kulkarni',
		email_id: 'asha@example.com',
		mobile_no: null,
		whatsapp_no: null,
		user_type: 'candidate',
		image: null,
		language: ['English'],
		skills: [],
		dob: null,
		experience: 4.5,
		linkdin_link: null,
		qualification: null,
		address: null,
		status: 'incomplete',
		registration_flag: 0,
	}

	const kept = onlyTheFields({ ...profile, session_token: 'secret' } as StoredProfile)

	expect(kept).toEqual(profile)
	expect(Object.keys(kept).toSorted()).toEqual(Object.keys(StoredProfile.shape).toSorted())
})
