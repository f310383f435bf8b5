/** Runs a benchmark by its name: npm run bench -- match | directory | lists | jobs | http | cluster [sizes …]; match --against COMMIT */
const benches: Record<string, () => Promise<unknown>> = {
	match: () =>
		process.argv.some((arg) => arg.startsWith('--against'))
			? import('../packages/matching/bench/against.bench.ts')
			: import('../packages/matching/bench/match-index.bench.ts'),
	directory: () => import('../packages/matching/bench/directory.bench.ts'),
	lists: () => import('../apps/portal/bench/lists.bench.ts'),
	jobs: () => import('../apps/portal/bench/jobs.bench.ts'),
	http: () => import('../apps/portal/bench/http/http.bench.ts'),
	cluster: () => import('../apps/portal/bench/cluster/cluster.bench.ts'),
}

const [name = 'match'] = process.argv.slice(2)
const bench = benches[name]
if (bench) await bench()
else console.error(`There is no benchmark "${name}"; there are ${Object.keys(benches).join(', ')}.`)
