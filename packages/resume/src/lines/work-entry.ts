import type { WorkKind } from '@profile-search/contract/profiles/entries'
import type { WorkDraft } from '../draft.ts'
import type { Span } from './dates.ts'
import { labelOf } from './labels.ts'
import { fold } from './line.ts'

type Read = {
	title: string
	organisationName: string
	place: string | null
	span: Span | undefined
	kind: WorkKind | null
	/** The lines that tell what was done. */
	told: string[]
}

/** What is read of work, made an entry. */
export function madeOf({ title, organisationName, place, span, kind, told }: Read): WorkDraft {
	const lines = told.filter((text) => labelOf(text.replace(/[:：\s-]+$/, '')) !== 'duties')
	return {
		title,
		organisationName,
		place,
		startedOn: span?.startedOn ?? null,
		endedOn: span?.endedOn ?? null,
		isByYear: span?.isByYear ?? false,
		kind,
		description: lines.join('\n') || null,
	}
}

const kinds: [pattern: RegExp, kind: WorkKind][] = [
	[/^(?:full time|fulltime|permanent|regular|पूर्णवेळ|पूर्णकालिक)$/, 'full_time'],
	[/^(?:part time|parttime|अर्धवेळ|अंशकालिक)$/, 'part_time'],
	[/^(?:contract|contractual|on contract|contract basis|कंत्राटी|संविदा)$/, 'contract'],
	[/^(?:temporary|temp|seasonal|तात्पुरते|अस्थायी)$/, 'temporary'],
	[/^(?:self employed|freelance|स्वयंरोजगार)$/, 'self_employed'],
	[/^apprenticeship$/, 'apprenticeship'],
	[/^internship$/, 'internship'],
	[/^volunteer$/, 'volunteer'],
]

/** The kind of work that words name. Null when they name something else. */
export function kindOf(text: string) {
	const plain = fold(text)
	return kinds.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** The kind of work at the end of a text, and the text without it. */
export function splitKind(text: string) {
	const parts = text.split(', ')
	const kind = parts.length > 1 ? kindOf(parts.at(-1) ?? '') : null
	return { text: kind ? parts.slice(0, -1).join(', ') : text, kind }
}
