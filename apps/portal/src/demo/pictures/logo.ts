import { createRandom, pick } from '@profile-search/db/seed/generator/random'

/** Two colours that stand well beside each other: that of the ground and that of the sign. */
const pairs = [
	['#0b5a5e', '#f0b13a'],
	['#7d2b22', '#f6e3c5'],
	['#1f3b66', '#9fd0c8'],
	['#f2e7cf', '#0b5a5e'],
	['#3c4a1c', '#e8d37a'],
	['#f4ece0', '#a8412f'],
	['#4b2a52', '#f0b8a0'],
	['#e3ecea', '#1f3b66'],
] as const

const kind = 97

/** The sign of an organisation, by number: four woven tiles, the same for the same number. SVG. */
export function drawLogo(n: number) {
	const random = createRandom(0, kind, n)
	const [ground, sign] = pick(random, pairs)
	const tile = pick(random, tiles)
	const turns = pick(random, layouts)
	const drawn = turns.map((turn, place) => {
		const [x, y] = [30 + (place % 2) * 70, 30 + Math.floor(place / 2) * 70]
		return `<g transform="translate(${x} ${y}) rotate(${turn * 90} 35 35)">${tile(sign, ground)}</g>`
	})
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${ground}"/>${drawn.join('')}</svg>`
}

/** Quarter turns of the four tiles, row by row. */
const layouts = [
	[0, 1, 3, 2],
	[0, 1, 2, 3],
	[2, 3, 1, 0],
	[1, 3, 3, 1],
	[0, 2, 2, 0],
]

/** A tile of 70 by 70. */
const tiles: ((sign: string, ground: string) => string)[] = [
	(sign) => `<path d="M0 0H66A66 66 0 0 1 0 66Z" fill="${sign}"/>`,
	(sign, ground) =>
		`<path d="M0 0H68V68H0Z" fill="${sign}"/><circle cx="34" cy="34" r="20" fill="${ground}"/><path d="M0 0H34V34H0Z" fill="${sign}"/>`,
	(sign) => `<path d="M2 66L66 2V34L34 66ZM2 34L34 2H2Z" fill="${sign}"/>`,
	(sign) =>
		`<path d="M8 0A60 60 0 0 0 68 60M8 0H30A38 38 0 0 0 68 38" fill="none" stroke="${sign}" stroke-width="12"/>`,
	(sign) => `<path d="M0 0L68 0L0 68Z" fill="${sign}"/><circle cx="52" cy="52" r="14" fill="${sign}"/>`,
]
