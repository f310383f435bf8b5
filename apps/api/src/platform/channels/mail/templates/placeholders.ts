import { type TextKey, t } from '@profile-search/text/translate'
import { clockOf } from '../../../settings/clock.ts'
import type { Paragraphs } from '../paragraphs.ts'

/**
 * The values that the portal fills in: a word, a code, the address of a link, or whole paragraphs (possibly
 * none).
 */
export type Kind = { text: string; code: string; link: string; block: Paragraphs }

/** A value of a mail, with its meaning and an example for a preview, both in the language of the reader. */
export type Placeholder = { [K in keyof Kind]: PlaceholderOf<K> }[keyof Kind]
type PlaceholderOf<K extends keyof Kind> = { kind: K; about: () => string; sample: () => Kind[K] }

type NameIn<Key, Part extends string> = Key extends `mailDescriptions.values.${infer Name}.${Part}`
	? Name
	: never
/** The values that the catalogue describes. */
type Described = NameIn<TextKey, 'about'>
/** Those that it also has an example of. */
type Sampled = NameIn<TextKey, 'sample'>

/** A word that the portal fills in. The example is the one of the catalogue, unless another one is given. */
export function text(name: Sampled): PlaceholderOf<'text'>
export function text(name: Described, sample: string | (() => string)): PlaceholderOf<'text'>
export function text(name: Described, sample: string | (() => string) = () => sampleOf(name as Sampled)) {
	return { kind: 'text', about: aboutOf(name), sample: typeof sample === 'string' ? () => sample : sample }
}

/** In nearly every mail. */
export const firstName = text('firstName')

/** A code, shown large where it stands alone. */
export function code(name: Described, sample: string): PlaceholderOf<'code'> {
	return { kind: 'code', about: aboutOf(name), sample: () => sample }
}

/** The address behind a button: a page of the portal. */
export function link(name: Described, page: string): PlaceholderOf<'link'> {
	return { kind: 'link', about: aboutOf(name), sample: () => sampleAddress(page) }
}

/** Paragraphs that the portal writes; none where there is nothing to say. */
export function block(name: Described, sample: () => Paragraphs): PlaceholderOf<'block'> {
	return { kind: 'block', about: aboutOf(name), sample }
}

/** The example of a value in the catalogue. */
export function sampleOf(name: Sampled) {
	return t(`mailDescriptions.values.${name}.sample`)
}

/** The address of a page in examples. */
export function sampleAddress(page: string) {
	return `https://portal.example/${page}`
}

/** An example of a time, as the clock of an Indian site writes it. */
export function sampleTime(format: 'day' | 'moment' | 'appointment', day: string) {
	return () => clockOf('Asia/Kolkata')[format](new Date(`${day}T10:15:00+05:30`))
}

function aboutOf(name: Described) {
	return () => t(`mailDescriptions.values.${name}.about`)
}
