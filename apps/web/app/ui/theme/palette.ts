/** Colours of tokens.css for pages that are shown before a style sheet is loaded, or without one. */
export const palette = {
	light: {
		paper: '#faf5ea',
		ink: '#14282b',
		peacock: '#0b5a5e',
		onPeacock: '#fdf8ec',
		marigold: '#e39a12',
		vermilion: '#a9321b',
		band: '#0b4a4f',
		edge: '#0b4a4f',
	},
	dark: {
		paper: '#0e1b1e',
		ink: '#efe8d9',
		peacock: '#7cc7bd',
		onPeacock: '#0b1c1e',
		vermilion: '#f08c74',
		edge: '#2c7f79',
	},
}
