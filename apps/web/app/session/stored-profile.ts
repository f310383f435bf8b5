import type { StoredProfile } from '@profile-search/contract/accounts'
import localforage from 'localforage'

const name = 'Profile_Search_storage'
const drivers = [localforage.INDEXEDDB, localforage.LOCALSTORAGE]

/** Keeps the profile; a driver that fails (private window, full disk) leaves it to the next. */
export async function keepProfile(profile: StoredProfile) {
	const kept = onlyTheFields(profile)
	for (const driver of drivers) {
		if (await attempt(driver, (store) => store.setItem(name, kept))) return
	}
}

/** From every driver, since another one may have served at an earlier time. */
export async function forgetProfile() {
	for (const driver of drivers) await attempt(driver, (store) => store.removeItem(name))
}

async function attempt(driver: string, use: (store: LocalForage) => Promise<unknown>) {
	try {
		await use(localforage.createInstance({ name, storeName: 'profile', driver }))
		return true
	} catch {
		return false
	}
}

/** Exactly what the specification lists: whatever else an answer carries stays out of the browser's storage. */
function onlyTheFields(profile: StoredProfile): StoredProfile {
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
