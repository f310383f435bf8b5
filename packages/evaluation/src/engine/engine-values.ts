/** Measures the engine alone on the development half, and writes the parts to the file that is named. */
import { writeFileSync } from 'node:fs'
import { withDatabase } from '../baselines/database.ts'
import { evaluateOwn } from '../evaluate-own.ts'

const parts = await withDatabase((client) =>
	evaluateOwn(client, 'development', ({ name }) => console.log(name), { isEngineOnly: true }),
)
writeFileSync(process.argv[2] ?? '', JSON.stringify(parts))
