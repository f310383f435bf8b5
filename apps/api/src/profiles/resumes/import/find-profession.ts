import { mostEntries } from '@profile-search/contract/profiles/entries'
import { firstForeignId } from '@profile-search/db/schema/search/reference'
import type { ParsedResume, ParsedWork } from '@profile-search/resume/resume'
import type { NameSearch } from '#platform/reference/name-search.ts'

type Read = Pick<ParsedResume, 'headline' | 'workEntries'>

/**
 * The profession that a résumé names: by the title of the newest work that is a name of one, else by the headline or its
 * beginning. Undefined when there is none, or when several professions have that title. One of our own comes before those
 * of an imported taxonomy, as in forms.
 */
export async function findProfessionOf(names: Pick<NameSearch, 'professionsCalled'>, resume: Read) {
	for (const title of titlesOf(resume)) {
		const found = await names.professionsCalled(title)
		if (found.length === 0) continue
		const own = found.filter(({ id }) => id < firstForeignId)
		const [profession, another] = own.length > 0 ? own : found
		return another ? undefined : profession
	}
	return undefined
}

/** No title is longer, and looking for the names of a long text would take long. */
const longestTitle = 120

/** What may name a profession, in the order in which it counts. */
function titlesOf({ headline, workEntries }: Read) {
	const titles = workEntries
		.toSorted(newestFirst)
		.slice(0, mostEntries)
		.map(({ title }) => title)
	return [...titles, ...headlineTitles(headline ?? '')].filter(
		(title) => title.trim() !== '' && title.length <= longestTitle,
	)
}

const joint = /\s+(?:in|with|at)\s+|\s*[,|–—]\s*|\s+-\s+/i

function headlineTitles(headline: string) {
	return [headline, headline.split(joint)[0] ?? '']
}

/** Work that goes on is the newest; work without a time is the oldest. */
function newestFirst(one: ParsedWork, other: ParsedWork) {
	const [a, b] = [timeOf(one), timeOf(other)]
	return b.end.localeCompare(a.end) || b.start.localeCompare(a.start)
}

function timeOf({ startedOn, endedOn }: ParsedWork) {
	return { start: startedOn ?? '', end: endedOn ?? (startedOn ? '9999' : '') }
}
