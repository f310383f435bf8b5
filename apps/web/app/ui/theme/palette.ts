/** The colour that browsers give to what is around a page; by itself, since every page loads it. */
export const themeColour = '#0b4a4f'

/** Colours of tokens.css for pages that are shown before a style sheet is loaded, or without one. */
export const palette = {
	light: {
		paper: '#faf5ea',
		paperSunk: '#f1e9d9',
		ink: '#14282b',
		inkSoft: '#46585a',
		rule: '#ddd2bd',
		peacock: '#0b5a5e',
		onPeacock: '#fdf8ec',
		marigold: '#e39a12',
		focus: '#0b5a5e',
		vermilion: '#a9321b',
		band: themeColour,
		onBand: '#f6eedd',
		onBandSoft: '#bcd2cb',
		onBandMarigold: '#f0b13a',
		edge: '#0b4a4f',
	},
	dark: {
		paper: '#0e1b1e',
		paperSunk: '#0a1417',
		ink: '#efe8d9',
		inkSoft: '#b3bfba',
		rule: '#29403f',
		peacock: '#7cc7bd',
		onPeacock: '#0b1c1e',
		marigold: '#f0b13a',
		focus: '#f0b13a',
		vermilion: '#f08c74',
		band: '#0b2f33',
		onBand: '#f1e9d8',
		onBandSoft: '#a9c2bb',
		edge: '#2c7f79',
	},
}
