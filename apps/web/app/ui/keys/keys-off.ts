const name = 'Profile_Search_keys'

/** Whether the owner of this browser has turned keyboard shortcuts off, for example because they dictate to it. */
export function areKeysOff() {
	try {
		return localStorage.getItem(name) === 'off'
	} catch {
		return false
	}
}

export function turnKeys(isOn: boolean) {
	try {
		if (isOn) localStorage.removeItem(name)
		else localStorage.setItem(name, 'off')
	} catch {
		// A blocked storage cannot keep the choice.
	}
}
