import classes from './portrait.module.css'

type Props = {
	/** The address of the picture; without one, the initials stand in. */
	image: string | null
	/** Whom or what it shows, such as a name. */
	name: string
	shape?: 'round' | 'square'
	size?: 'small' | 'large'
}

/** A photo or a logo beside a name that is written out; so it says nothing to those who hear the page. */
export function Portrait({ image, name, shape = 'round', size = 'large' }: Props) {
	return (
		<span className={classes.portrait} data-shape={shape} data-size={size} aria-hidden="true">
			{image === null ? initialsOf(name) : <img src={image} alt="" loading="lazy" decoding="async" />}
		</span>
	)
}

/** A whole sign of the first and of the last word: Devanagari signs are made of several characters. */
export function initialsOf(name: string) {
	const words = name.split(/\s+/).filter(Boolean)
	const first = words[0]
	const last = words.length > 1 ? words.at(-1) : undefined
	return [first, last].map((word) => (word ? firstSignOf(word) : '')).join('')
}

function firstSignOf(word: string) {
	const [sign] = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(word)
	return sign?.segment.toUpperCase() ?? ''
}
