import classes from './portrait.module.css'

type Props = {
	/** The address of the picture; without one, the initials are shown. */
	image: string | null
	/** Whom or what it shows, such as a name. */
	name: string
	shape?: 'round' | 'square'
	size?: 'small' | 'large'
}

/** A photo or logo beside a written name; hidden from screen readers, since it adds nothing to the name. */
export function Portrait({ image, name, shape = 'round', size = 'large' }: Props) {
	return (
		<span className={classes.portrait} data-shape={shape} data-size={size} aria-hidden="true">
			{image === null ? initialsOf(name) : <img src={image} alt="" loading="lazy" decoding="async" />}
		</span>
	)
}

/** The first letter of the first and the last word. A Devanagari letter may consist of several characters. */
export function initialsOf(name: string) {
	const words = name.split(/\s+/).filter(Boolean)
	const first = words[0]
	const last = words.length > 1 ? words.at(-1) : undefined
	return [first, last].map((word) => (word ? firstSignOf(word) : '')).join('')
}

/** Begins with a letter that is a sign of its own. Cutting a word into signs takes long. */
const latin = /^[!-~](?:[!-~]|$)/
const signs = new Intl.Segmenter('hi', { granularity: 'grapheme' })

function firstSignOf(word: string) {
	if (latin.test(word)) return word.charAt(0).toUpperCase()
	const [sign] = signs.segment(word)
	return sign?.segment.toUpperCase() ?? ''
}
