import type { Details } from '@profile-search/contract/http/endpoint'
import { longestText, readSkills } from '@profile-search/contract/search/texts'
import { useEffect, useRef, useState } from 'react'
import { send } from '#api.ts'

/** The skills that a text speaks of, read again some moments after it changes. */
export function useTextSkills(text: string) {
	const [read, setRead] = useState<Details<typeof readSkills>>({ skills: [], suggestedSkills: [] })
	const latest = useRef(0)
	useEffect(() => {
		const mine = ++latest.current
		const timer = setTimeout(async () => {
			if (!text.trim()) return setRead({ skills: [], suggestedSkills: [] })
			const { details } = await send(readSkills, { body: { text: text.slice(0, longestText) } })
			// Suggestions are optional: if they cannot be loaded, the form works without them.
			if (mine === latest.current && details) setRead(details)
		}, 400)
		return () => clearTimeout(timer)
	}, [text])
	return read
}
