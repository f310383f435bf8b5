import type { ApplicationResume } from '@profile-search/contract/hiring/applications'
import type { MatchRecord } from '@profile-search/contract/search/match-record'

/** Everything that identifies a person in a text. */
export type Identity = {
	names: (string | null)[]
	/** The person's addresses and numbers, some of which no pattern would find. */
	others: (string | null)[]
}

const hidden = '▒▒▒'
const mailAddress = /[^\s@<>()"']+@[^\s@<>()"']+\.[^\s@<>()"',;]+/g
const webAddress =
	/(?:https?:\/\/|www\.)\S+|\b[\w.-]+\.(?:com|in|org|net|io|dev|me|co|app|info|edu|gov|site|page|blog)\b(?:\/\S*)?/gi
/** B.Com is a degree, though it is written like an address. */
const degree = /^(?:[bmd]|bb|mb|ll|ph)\.(?:com|sc|a|ed|tech|e|d|s|phil|pharm|arch|ca|ba)\.?$/i
const telephone = /(?<![\d.])\+?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/g
const handle = /(?<![\p{L}\p{N}])@[\w.]{3,}/gu

/** Masks what identifies the person in a text: names in upper or lower case, addresses, links and telephone numbers. */
export function maskFor({ names, others }: Identity) {
	const parts = names.flatMap((name) => name?.split(/[\s.'’-]+/) ?? []).filter((part) => part.length > 1)
	const whole = others.filter((text) => text !== null && text.length > 2)
	const patterns = [
		...whole.map((text) => new RegExp(escape(text ?? ''), 'giu')),
		mailAddress,
		webAddress,
		telephone,
		handle,
		...parts.map((part) => wordPattern(escape(part))),
	]
	return (text: string) =>
		patterns.reduce(
			(masked, pattern) => masked.replaceAll(pattern, (found) => (degree.test(found) ? found : hidden)),
			text.normalize('NFC'),
		)
}

/**
 * Masks everything in a résumé that identifies the person. Employers and schools stay, except a firm that bears the
 * person's own name.
 */
export function maskResume(resume: ApplicationResume, identity: Identity, alias: string): ApplicationResume {
	const mask = maskFor(identity)
	const maskOwn = ownNamePattern(identity)
	const text = (value: string | null) => value && mask(value)
	const institution = (value: string) => (maskOwn ? value.replaceAll(maskOwn, hidden) : value)
	const [firstName = '', ...rest] = alias.split(' ')
	return {
		...resume,
		firstName,
		lastName: rest.join(' '),
		image: null,
		headline: text(resume.headline),
		summary: text(resume.summary),
		fieldOfStudy: text(resume.fieldOfStudy),
		links: [],
		skills: resume.skills.map((skill) => ({
			...skill,
			name: mask(skill.name),
			shownBy: skill.shownBy && { ...skill.shownBy, name: institution(skill.shownBy.name) },
		})),
		workEntries: resume.workEntries.map((entry) => ({
			...entry,
			title: mask(entry.title),
			organisationName: institution(entry.organisationName),
			description: text(entry.description),
		})),
		educationEntries: resume.educationEntries.map((entry) => ({
			...entry,
			institution: institution(entry.institution),
			degree: mask(entry.degree),
			field: text(entry.field),
			grade: text(entry.grade),
			note: text(entry.note),
		})),
		careerGaps: resume.careerGaps.map((gap) => ({ ...gap, note: text(gap.note) })),
	}
}

/** Masks a match, since it quotes the profile. */
export function maskMatch(match: MatchRecord, identity: Identity): MatchRecord {
	const mask = maskFor(identity)
	return {
		...match,
		parts: match.parts.map((part) => {
			const { quote } = part.facts
			return typeof quote === 'string' ? { ...part, facts: { ...part.facts, quote: mask(quote) } } : part
		}),
		matched: match.matched.map((skill) => ({
			...skill,
			shownBy: skill.shownBy && mask(skill.shownBy),
			quote: skill.quote && mask(skill.quote),
		})),
	}
}

/** First and last name together, as in the firm of a self-employed person. */
function ownNamePattern({ names }: Identity) {
	const known = names.flatMap((name) => (name ? [escape(name.trim())] : []))
	if (known.length < 2) return undefined
	const any = known.join('|')
	return wordPattern(String.raw`(?:${any})(?:[\s.'’-]+(?:${any}))+`)
}

function wordPattern(inside: string) {
	return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${inside})(?![\p{L}\p{M}\p{N}])`, 'giu')
}

function escape(text: string) {
	return text.normalize('NFC').replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
