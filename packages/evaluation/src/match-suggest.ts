/** Ranks the names of a list of skills for texts: npm run match:suggest -- --skills S.jsonl --texts T.jsonl --run out.trec */
import { parseArgs } from 'node:util'
import { readDocuments } from './documents.ts'
import { createSuggester } from './engine/suggest.ts'
import { openRun } from './trec.ts'

const usage = 'npm run match:suggest -- --skills S.jsonl --texts T.jsonl --run out.trec [--depth 1000]'

try {
	const { values } = parseArgs({
		options: {
			skills: { type: 'string' },
			texts: { type: 'string' },
			run: { type: 'string' },
			depth: { type: 'string', default: '1000' },
		},
	})
	if (!values.skills || !values.texts || !values.run) throw new Error(`Please name the files: ${usage}`)
	suggest(values.skills, values.texts, values.run, Number(values.depth))
} catch (error) {
	console.error(error instanceof Error ? error.message : error)
	process.exitCode = 1
}

function suggest(skillsFile: string, textsFile: string, runFile: string, depth: number) {
	const names = readDocuments(skillsFile).map(whole)
	const texts = readDocuments(textsFile).map(whole)
	const rank = createSuggester(names, texts)
	const run = openRun(runFile, 'profile-search')
	for (const text of texts) run.write(text.id, rank(text, depth))
	run.close()
	console.log(`${names.length} skills ranked for ${texts.length} texts: ${runFile}`)
}

function whole({ id, title, text }: { id: string; title: string; text: string }) {
	return { id, text: [title, text].filter(Boolean).join('\n') }
}
