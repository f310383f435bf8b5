import type { StoredProfile } from '@profile-search/contract/accounts/accounts'
import { device } from '#device/device.ts'
import { forgetIn, keepInFirst } from './first-store.ts'

const name = 'Profile_Search_storage'

/** Stores the profile in the first store that works: secure storage, IndexedDB, local storage. */
export async function keepProfile(profile: StoredProfile) {
	await keepInFirst(await stores(), onlyTheFields(profile))
}

/** Deletes the profile from every store, since another one may have been used before. */
export async function forgetProfile() {
	await forgetIn(await stores())
}

/** Few pages write the profile, so what stores it is loaded only then. */
async function stores() {
	const { default: localforage } = await import('localforage')
	const secure = device.secureStorage ? [await defineOnce(device.secureStorage)] : []
	return [...secure, localforage.INDEXEDDB, localforage.LOCALSTORAGE].map((driver) => {
		const store = () => localforage.createInstance({ name, storeName: 'profile', driver })
		return {
			set: (value: StoredProfile) => store().setItem(name, value),
			remove: () => store().removeItem(name),
		}
	})
}

let defined: Promise<string> | undefined

function defineOnce(storage: NonNullable<typeof device.secureStorage>) {
	defined ??= import('#device/secure-driver.ts').then(({ defineSecureDriver }) => defineSecureDriver(storage))
	return defined
}

/** Exactly the fields of the specification; other fields of an answer are not stored in the browser. */
export function onlyTheFields(profile: StoredProfile): StoredProfile {
	const { id, f_name, l_name, email_id, mobile_no, whatsapp_no, user_type, image, language, skills } = profile
	const { dob, experience, linkdin_link, qualification, address, status, registration_flag } = profile
	return {
		id,
		f_name,
		l_name,
		email_id,
		mobile_no,
		whatsapp_no,
		user_type,
		image,
		language,
		skills,
		dob,
		experience,
		linkdin_link,
		qualification,
		address,
		status,
		registration_flag,
	}
}
