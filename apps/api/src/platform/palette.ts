/** The theme's colours (`tokens.css`), for what is shown without it: mails, errors, résumés and previews. */
export const palette = {
	light: {
		white: '#fff',
		paper: '#faf5ea',
		ink: '#14282b',
		inkSoft: '#46585a',
		rule: '#ddd2bd',
		peacock: '#0b5a5e',
		peacockDeep: '#073d42',
		onPeacock: '#fdf8ec',
		marigold: '#e39a12',
		edge: '#0b4a4f',
		band: '#0b4a4f',
		onBand: '#f6eedd',
		onBandSoft: '#bcd2cb',
		onBandMarigold: '#f0b13a',
		sheetRule: '#c9bda4',
	},
	dark: {
		paper: '#0e1b1e',
		ink: '#efe8d9',
		inkSoft: '#b3bfba',
		rule: '#29403f',
		peacock: '#7cc7bd',
		edge: '#2c7f79',
	},
}
