import { between, chance, createRandom, pick } from '@profile-search/db/seed/generator/random'

const grounds = ['#e7d9b8', '#cfe0d8', '#f0d3c0', '#d8d4e6', '#dfe3c6', '#cddde6']
const skins = ['#6b4530', '#84563a', '#9c6b48', '#b98257', '#cf9c70', '#dfb48c']
const hairs = ['#1d1613', '#2b1f19', '#3a2a20', '#57504a', '#8d8780']
const cloths = ['#0b5a5e', '#a8412f', '#2f4d7d', '#6a7a2f', '#7d3560', '#b8791f', '#4a4f55']

const kind = 96

/** A drawn head and shoulders, by number; the same for the same number, and nobody in particular. SVG. */
export function drawPortrait(n: number) {
	const random = createRandom(0, kind, n)
	const [ground, skin, hair, cloth] = [
		pick(random, grounds),
		pick(random, skins),
		pick(random, hairs),
		pick(random, cloths),
	]
	const width = between(random, 52, 60)
	const style = pick(random, styles)
	const glasses = chance(random, 0.25) ? drawGlasses(width) : ''
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
<rect width="200" height="200" fill="${ground}"/>
${style.behind?.(hair, width) ?? ''}
<path d="M20 204C22 160 60 148 100 148S178 160 180 204Z" fill="${cloth}"/>
${drawCloth(cloth, between(random, 0, 2))}
<path d="M82 118V150C88 162 112 162 118 150V118Z" fill="${skin}"/>
<path d="M82 132C90 142 110 142 118 132V126H82Z" fill="#000" opacity=".14"/>
<ellipse cx="100" cy="92" rx="${width / 1.32}" ry="50" fill="${skin}"/>
${style.front(hair, width)}
${glasses}
</svg>`
}

type Style = {
	behind?: (color: string, width: number) => string
	front: (color: string, width: number) => string
}

/** Hair above the forehead, down to `side`. */
function cap(color: string, width: number, side: number) {
	const half = width / 1.32 + 4
	return `<path d="M${100 - half} ${side}C${100 - half - 4} 16 ${100 + half + 4} 16 ${100 + half} ${side}C${100 + half - 8} 78 ${100 + 18} 68 100 66S${100 - half + 8} 78 ${100 - half} ${side}Z" fill="${color}"/>`
}

const styles: Style[] = [
	{ front: (color, width) => cap(color, width, 92) },
	{
		behind: (color, width) =>
			`<path d="M${100 - width} 168C${94 - width} 30 ${106 + width} 30 ${100 + width} 168Z" fill="${color}"/>`,
		front: (color, width) => cap(color, width, 104),
	},
	{
		behind: (color) => `<circle cx="100" cy="34" r="20" fill="${color}"/>`,
		front: (color, width) => cap(color, width, 96),
	},
	{ front: (color, width) => cap(color, width, 80) },
	{
		front: (color, width) =>
			[-34, -17, 0, 17, 34]
				.map(
					(x, n) =>
						`<circle cx="${100 + x}" cy="${n % 4 === 0 ? 62 : n === 2 ? 46 : 51}" r="17" fill="${color}"/>`,
				)
				.join('') + `<ellipse cx="100" cy="60" rx="${width / 1.5}" ry="16" fill="${color}"/>`,
	},
]

function drawGlasses(width: number) {
	const ring = (x: number) =>
		`<circle cx="${x}" cy="94" r="13" fill="#fff" fill-opacity=".25" stroke="#2b2420" stroke-width="3"/>`
	const reach = width / 1.32
	return `${ring(81)}${ring(119)}<path d="M94 92Q100 88 106 92M68 92H${100 - reach}M132 92H${100 + reach}" fill="none" stroke="#2b2420" stroke-width="3"/>`
}

/** A collar, a scarf with a woven border, or a plain neckline. */
function drawCloth(cloth: string, which: number) {
	if (which === 0)
		return `<path d="M78 148L100 178L122 148L130 152L104 204H96L70 152Z" fill="#fdf8ec"/><path d="M100 178V204" stroke="${cloth}" stroke-width="3"/>`
	if (which === 1)
		return '<path d="M74 150C110 160 128 178 138 204" fill="none" stroke="#f0b13a" stroke-width="10"/><path d="M74 150C110 160 128 178 138 204" fill="none" stroke="#fdf8ec" stroke-width="3" stroke-dasharray="5 5"/>'
	return '<path d="M76 149Q100 176 124 149" fill="none" stroke="#fdf8ec" stroke-width="4" opacity=".7"/>'
}
