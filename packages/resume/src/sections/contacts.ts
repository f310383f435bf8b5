import type { KnownNames, ParsedResume } from '../resume.ts'
import { findDay } from '../text/dates.ts'
import { labelOf, splitLabel } from '../text/labels.ts'
import { fold, plainDigits, withoutBullet, type Line } from '../text/line.ts'
import { placeIn, placeOf } from '../text/places.ts'

type ContactPoints = Pick<ParsedResume, 'email' | 'mobileNumber' | 'linkedinUrl' | 'links'>
type PersonalDetails = ContactPoints & Pick<ParsedResume, 'name' | 'address' | 'birthDate' | 'place'>

/** Reads who a person is and how to reach them. */
export function readContacts(lines: Line[], known: KnownNames) {
	const found: PersonalDetails = {
		name: null,
		email: null,
		mobileNumber: null,
		linkedinUrl: null,
		address: null,
		birthDate: null,
		place: null,
		links: [],
	}
	const unread: Line[] = []
	const whole = joinedAddresses(lines)
	for (let at = 0; at < whole.length; at++) {
		const line = whole[at]
		if (!line) continue
		const pieces = line.text.split(/\s*[\t|·•◆]\s*/).filter(Boolean)
		// `Mobile <tab> 98…` is one piece, not two.
		const texts = pieces.length === 2 && labelOf(pieces[0] ?? '') ? [line.text] : pieces
		const before = found.address
		const rest = texts.map((text) => readPiece(text, found, known)).filter(Boolean)
		if (before === null && hasLabel(line.text, 'address')) at += readAddressLines(whole.slice(at + 1), found)
		const isWhole = rest.join('') === texts.join('')
		if (rest.length > 0) unread.push(isWhole ? line : { ...line, text: rest.join(' · ') })
	}
	found.place ??= found.address && placeIn(found.address, known)
	return { found, unread }
}

/** Takes what it understands out of a piece and returns the rest. The first find of each kind is kept. */
function readPiece(text: string, found: PersonalDetails, known: KnownNames) {
	const rest = takeContactPoints(text, found)
	const bare = rest === text ? text : withoutLabels(rest)
	if (fold(bare).length < 2) return ''
	const pair = splitLabel(bare)
	const label = pair ? labelOf(pair.label) : undefined
	if (pair && label && (pair.value === '' || readLabelled(label, pair.value, found, known))) return ''
	return readPlace(bare, found, known) ? '' : bare
}

/** The email address, phone number and web addresses in a text, in the form that the portal keeps. */
export function contactPointsIn(text: string) {
	const found: ContactPoints = { email: null, mobileNumber: null, linkedinUrl: null, links: [] }
	takeContactPoints(text, found)
	return found
}

type Key = 'email' | 'linkedinUrl' | 'mobileNumber'

/** Takes email address, phone number and web addresses out of a text and returns the rest. */
function takeContactPoints(text: string, found: ContactPoints) {
	let rest = text
	const take = (key: Key, pattern: RegExp, form: (text: string) => string) => {
		const [match] = (key === 'mobileNumber' ? plainDigits(rest) : rest).match(pattern) ?? []
		if (match === undefined || found[key] !== null) return
		found[key] = form(match)
		const at = plainDigits(rest).indexOf(plainDigits(match))
		rest = `${rest.slice(0, at)} ${rest.slice(at + match.length)}`
	}
	take(
		'email',
		/(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}/u,
		(email) => email.toLowerCase(),
	)
	take('linkedinUrl', /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^\s,;|·()]+/i, linkedinOf)
	take('mobileNumber', /(?:\+|(?<!\d)00)(?!\s?91)[1-9](?:[\s().-]{0,2}\d){6,14}(?!\d)/, international)
	take(
		'mobileNumber',
		/(?<![\d+])(?:(?:(?:\+|00)\s?)?91[\s.-]{0,2}|0[\s-]?)?\(?[6-9](?:[\s.-]{0,2}\d){9}\)?(?!\d)/,
		indian,
	)
	take('mobileNumber', /\+\s?91[\s.-]{0,2}[6-9](?:[\s.-]{0,2}\d){9}(?!\d)/, indian)
	rest = rest.replaceAll(webAddress, (url) => {
		found.links.push(url.startsWith('http') ? url : `https://${url}`)
		return ' '
	})
	return rest
}

/** A web address with its scheme or `www.`, or of a site that people show their work on. */
const webAddress =
	/https?:\/\/[^\s,;|·()]+[^\s,;|·().]|(?<![\w@.])(?:www\.[\w-]+\.[a-z]{2,}|(?:github|gitlab|behance|dribbble|kaggle|medium)\.(?:com|net)\/\w|(?<![\w-])[\w-]{1,63}\.github\.io)[^\s,;|·()]*/gi

function readLabelled(label: string, value: string, found: PersonalDetails, known: KnownNames) {
	if (label === 'name') return setOnce(found, 'name', personNameOf(value))
	if (label === 'birthDate') return setOnce(found, 'birthDate', findDay(value) ?? null)
	if (label === 'place') return readPlace(value, found, known)
	return label === 'address' && setOnce(found, 'address', value)
}

function setOnce(found: PersonalDetails, key: Exclude<keyof PersonalDetails, 'links'>, value: string | null) {
	if (!value || found[key] !== null) return false
	found[key] = value
	return true
}

/** Takes a town, alone or with its state and country, or a whole address, recognised by its PIN code. */
function readPlace(text: string, found: PersonalDetails, known: KnownNames) {
	const parts = text.split(',').map((part) => part.trim())
	const hasPin = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/.test(plainDigits(text))
	if (hasPin && parts.length > 2 && text.length < 200) return setOnce(found, 'address', text)
	const town = placeOf(parts[0] ?? '', known)
	if (!town || parts.length > 4 || parts.some((part) => part.split(' ').length > 3)) return false
	found.place ??= town
	return true
}

/** Reads the lines that an address runs over, up to the next label or gap, and returns how many. */
function readAddressLines(next: Line[], found: PersonalDetails) {
	const end = next.findIndex(
		({ text, isApart, isColumnStart }) =>
			isApart || isColumnStart || splitLabel(text) !== null || /@|\d{10}/.test(plainDigits(text)),
	)
	const more = next.slice(0, Math.min(end === -1 ? next.length : end, 3))
	if (!found.address?.endsWith(',') && !more[0]?.text.match(/\d{6}|,/)) return 0
	found.address = [found.address, ...more.map(({ text }) => text)].filter(Boolean).join(' ')
	return more.length
}

/** Joins LinkedIn addresses that a line break has split at a hyphen. */
function joinedAddresses(lines: Line[]) {
	const joined: Line[] = []
	for (const line of lines) {
		const last = joined.at(-1)
		const isRest = /^[\w%-]+\/?(?:\s*\(LinkedIn\))?$/i.test(line.text)
		if (last && isRest && /linkedin\.com\/in\/\S*-$/i.test(last.text))
			joined[joined.length - 1] = { ...last, text: last.text + line.text }
		else joined.push(line)
	}
	return joined
}

function hasLabel(text: string, label: string) {
	const pair = splitLabel(text)
	return pair !== null && labelOf(pair.label) === label
}

function withoutLabels(text: string) {
	const words = withoutBullet(text).replaceAll(/\((?:linkedin|mobile|home|work|m|o|r|personal)\)/gi, '')
	const label = words.replaceAll(/[:：.\-–/]+\s*$|^\s*[:：.,\-–/]+/g, '').trim()
	return labelOf(label) ? '' : label
}

function linkedinOf(text: string) {
	const bare = text.replace(/^https?:\/\//i, '').replace(/[.,]+$/, '')
	return `https://${/^linkedin/i.test(bare) ? 'www.' : ''}${bare}`
}

function international(text: string) {
	return `+${text.replaceAll(/\D/g, '').replace(/^00/, '')}`
}

function indian(text: string) {
	return `+91${text.replaceAll(/\D/g, '').slice(-10)}`
}

/** A person's name without a title such as `Mr.`. Null when the text cannot be one. */
export function personNameOf(text: string) {
	const bare = text
		.replace(/^(?:mr|mrs|ms|miss|dr|shri|smt|kum|er|adv|prof|श्री|श्रीमती|सौ|कु|डॉ)(?:\.\s*|\s+)/iu, '')
		.trim()
	return /^[\p{L}\p{M}][\p{L}\p{M}\s.'’-]{1,58}$/u.test(bare) ? bare : null
}
