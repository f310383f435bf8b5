import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
	plugins: [reactRouter()],
	// The program sends fonts and scripts from its own address only, so nothing may be inlined as a data: address.
	build: { assetsInlineLimit: 0 },
	worker: {
		// A service worker keeps its address for ever, and watches over what is below it.
		rolldownOptions: {
			output: {
				entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
			},
		},
	},
})
