import type { MatchRecord } from '@profile-search/contract/search/match-record'
import { i18n } from '#text/i18n.ts'
import { factsLine } from '../score/match-facts.ts'
import { partName, reasonText, type Reader } from '../score/match-text.ts'
import { headlineOf } from './headline.ts'

/** The most skills that are named in one line. */
const mostNames = 3

type Line = { title: string; text: string }

/** The strongest reason and the largest gap of a match, each in one line with its title; undefined where there is none. */
export function headlineLines(record: MatchRecord, reader: Reader): { reason?: Line; gap?: Line } {
	const { reason, gap } = headlineOf(record)
	return {
		...(reason && { reason: reasonLine(record, reason, reader) }),
		...(gap && { gap: gapLine(record, gap, reader) }),
	}
}

type ScorePart = MatchRecord['parts'][number]

function reasonLine(record: MatchRecord, part: ScorePart, reader: Reader): Line {
	const names = part.kind === 'skills' ? inShort(record.matched) : ''
	return { title: partName(part, reader), text: names || textOf(part, reader) }
}

function gapLine(record: MatchRecord, part: ScorePart, reader: Reader): Line {
	const isOfSkills = part.kind === 'skills' || part.kind === 'must_have'
	const [musts, others] = [
		record.missing.filter(({ mustHave }) => mustHave),
		record.missing.filter(({ mustHave }) => !mustHave),
	]
	const names = isOfSkills && part.state !== 'unknown' ? inShort([...musts, ...others]) : ''
	return names
		? { title: i18n.t('matches.missing'), text: names }
		: { title: partName(part, reader), text: textOf(part, reader) }
}

function textOf(part: ScorePart, reader: Reader) {
	return part.state === 'unknown'
		? reasonText(part, reader)
		: factsLine(part, reader) || reasonText(part, reader)
}

function inShort(skills: readonly { name: string }[]) {
	const names = skills.slice(0, mostNames).map(({ name }) => name)
	const rest = skills.length - names.length
	return [...names, ...(rest > 0 ? [i18n.t('matches.moreSkills', { count: rest })] : [])].join(', ')
}
