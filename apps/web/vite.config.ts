import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { plainContract } from './contract-plugin.ts'
import { texts } from './texts-plugin.ts'

/** Leaves the contract and the texts out of the bundle for the server, which has them already. */
const sharedPackages: Plugin = {
	name: 'shared-packages',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	resolveId: (id) => (/^(zod$|@profile-search\/(contract|text)\/)/.test(id) ? { id, external: true } : null),
}

/** Gives the pages on the server the links of `server-router.tsx`. The browser has those of the router. */
const serverRouter: Plugin = {
	name: 'server-router',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	resolveId: (id, importer) => (id === 'react-router' && importer?.startsWith(app) ? router : null),
}

const app = fileURLToPath(new URL('app/', import.meta.url))
const router = fileURLToPath(new URL('server-router.tsx', import.meta.url))

/** What every page loads anyway, in few files. */
const ofEveryPage = [
	{ name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
	{
		name: 'frame',
		test: anyOf(
			inApp(
				'api',
				'device/offline/(?:keeping-name|retry)',
				'features/accounts/account-modals',
				'frame/(?:live|navigation/language-links)',
				'session/(?:enter-and-leave|entry-address|stored-profile|use-visitor)',
				'text/use-translation',
				'ui/action/(?:alert|dropdown|modal)',
				'ui/action/button/button',
				'ui/early-input/(?:late-part|replay)',
				'ui/layout/(?:row|spacing)',
				'ui/text/site-zone',
				'ui/theme/(?:nonce|palette|scheme)',
			),
			inPlainContract('site/events'),
			/[\\/](?:Icon(?:Bell|X)|use-mounted)\.mjs$|[\\/]printed-phone\.ts$/,
		),
	},
]

/** What all parts of the UI kit are made of, for the pages that have some. */
const ofKit = {
	name: 'kit',
	test: /node_modules[\\/]@mantine[\\/]core[\\/]esm[\\/](?:core|components[\\/](?:UnstyledButton|Loader|Transition))[\\/]/,
}

/** The small parts that most pages are made of: with their sheets they are one file of each kind, and not one for each part. */
const ofMostPages = [
	{
		name: 'parts',
		test: anyOf(
			inApp(
				'features/hiring/(?:pay|jobs/(?:answering-record|job-line|posted))',
				'features/matching/(?:fit/(?:fit-mark|job-choice)|saved/(?:save-button|saved-searches)|score/score-strip)',
				'features/messaging/ask-contact',
				'features/profiles/(?:domain-badge|education|section-view)',
				'features/search/(?:recent/recent-views|use-search)',
				'features/trust/report-button',
				'outside/(?:job-posting|meta|structured-data)',
				'ui/form/native/control',
				'ui/layout/(?:card|grid|stack)',
				'ui/line/[\\w-]+',
				'ui/list/(?:difference|facts|filter-links|pager/[\\w-]+|tags|views)',
				'ui/page/(?:linked-text|notice|page)',
				'ui/picture/portrait',
				'ui/text/(?:amounts|companion|own-words|zoned)',
			),
			inPlainContract('hiring/jobs', 'matching/alerts', 'search/reference', 'site/feeds'),
		),
	},
	{ name: 'icons', test: /node_modules[\\/]@tabler[\\/]icons-react[\\/]/, minShareCount: 5 },
]

function anyOf(...tests: RegExp[]) {
	return new RegExp(tests.map(({ source }) => source).join('|'))
}

/** The plain parts of modules of the contract, which `contract-plugin.ts` makes. */
function inPlainContract(...paths: string[]) {
	return new RegExp(String.raw`plain-contract[\\/](?:${alternatives(paths)})$`)
}

/** Modules of the pages, by their paths without the ending. Their sheets come with them. */
function inApp(...paths: string[]) {
	return new RegExp(String.raw`[\\/]app[\\/](?:${alternatives(paths)})\.(?:module\.css|tsx?)$`)
}

function alternatives(paths: string[]) {
	return paths.join('|').replaceAll('/', String.raw`[\\/]`)
}

export default defineConfig({
	plugins: [
		plainContract(),
		texts(join(import.meta.dirname, 'build')),
		sharedPackages,
		serverRouter,
		reactRouter(),
	],
	// Fonts and scripts come from the portal's own address only, so nothing may be inlined as a data: address.
	build: { assetsInlineLimit: 0 },
	environments: {
		client: {
			build: {
				rolldownOptions: { output: { codeSplitting: { groups: [...ofEveryPage, ofKit, ...ofMostPages] } } },
			},
		},
	},
	// The server gets one bundle, with only the parts of the packages that the pages use and without the checks that
	// packages make during development: it takes a third of the memory.
	ssr: { noExternal: true },
	define: { 'process.env.NODE_ENV': '"production"' },
	worker: {
		// The address of a service worker must never change, and it controls the paths below it.
		rolldownOptions: {
			output: {
				entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
			},
		},
	},
})
