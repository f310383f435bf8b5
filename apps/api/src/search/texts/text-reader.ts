import { Worker } from 'node:worker_threads'
import type { readJobText } from '@profile-search/contract/hiring/job-drafts'
import type { Details } from '@profile-search/contract/http/endpoint'
import type { readSkills } from '@profile-search/contract/search/texts'
import type { Db } from '@profile-search/db/client'
import { languages, professionSkills, professions, skills } from '@profile-search/db/schema/search/reference'
import { eq, gt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { remember } from '#platform/concurrency/remember.ts'
import { unavailable } from '#platform/refusal.ts'

/** What is read of a text, by what it is read for. */
export type Answers = { job: Details<typeof readJobText>; skills: Details<typeof readSkills> }

export type TextRequest = { id: number; kind: keyof Answers; title: string; text: string }

/** The names that texts are searched for; the first name of each is the one to show. */
export type Taxonomy = Awaited<ReturnType<typeof loadTaxonomy>>

/** Seconds after which names added to the taxonomy are known. */
const seconds = 300

/** Milliseconds after which nobody waits for a suggestion any more. */
const longestMs = 15_000

/** Reads texts for what a form may suggest. */
export type TextReader = ReturnType<typeof createTextReader>

const readers = new WeakMap<Db, TextReader>()

/** The reader of texts that all endpoints of a program share. It ends with the program. */
export function textReaderOf(app: FastifyInstance, db: Db): TextReader {
	const reader = readers.get(db) ?? createTextReader(db)
	if (!readers.has(db)) app.addHook('onClose', () => reader.close())
	readers.set(db, reader)
	return reader
}

/** Reads texts for a piece of background work, with the reader of the endpoints where the same process serves them. */
export async function withTextReader<Answer>(db: Db, work: (reader: TextReader) => Promise<Answer>) {
	const shared = readers.get(db)
	if (shared) return work(shared)
	const reader = createTextReader(db)
	try {
		return await work(reader)
	} finally {
		await reader.close()
	}
}

/**
 * Reads texts in a separate thread: loading all names takes seconds and a long text some milliseconds, which would
 * block everybody else. The names are loaded again only when they have changed.
 */
function createTextReader(db: Db) {
	let latest: { reader: Reader; version: string } | undefined
	const begin = () => remember(seconds, renewed, { isDear: true })
	let ready = begin()

	async function renewed() {
		const version = await findVersion(db)
		if (latest?.version === version && !latest.reader.hasEnded()) return latest.reader
		const reader = startReader(await loadTaxonomy(db))
		// Requests still waiting for the old reader get the time to finish.
		const old = latest?.reader
		if (old) setTimeout(() => void old.close(), longestMs).unref()
		latest = { reader, version }
		return reader
	}

	async function read<Kind extends keyof Answers>(kind: Kind, title: string, text: string) {
		if (latest?.reader.hasEnded()) ready = begin()
		return (await ready()).read(kind, title, text)
	}

	return {
		/** What the text of a job asks for. */
		readJob: (title: string, text: string) => read('job', title, text),
		/** The skills that a text names or implies. */
		readSkills: (text: string) => read('skills', '', text),
		close: async () => latest?.reader.close(),
	}
}

type Reader = ReturnType<typeof startReader>

function startReader(taxonomy: Taxonomy) {
	const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { taxonomy } })
	const waiting = new Map<number, PromiseWithResolvers<Answers[keyof Answers]>>()
	let lastId = 0
	let isOver = false
	worker.unref()
	worker.on('message', ({ id, read }: { id: number; read: Answers[keyof Answers] }) => {
		waiting.get(id)?.resolve(read)
		waiting.delete(id)
	})
	worker.on('error', end)
	worker.on('exit', end)

	function end() {
		isOver = true
		for (const one of waiting.values()) one.reject(notNow())
		waiting.clear()
	}

	return {
		read<Kind extends keyof Answers>(kind: Kind, title: string, text: string): Promise<Answers[Kind]> {
			if (isOver) throw notNow()
			const id = ++lastId
			const { promise, resolve, reject } = Promise.withResolvers<Answers[Kind]>()
			// The thread answers each request with what its kind asks for.
			waiting.set(id, { promise, resolve, reject } as PromiseWithResolvers<Answers[keyof Answers]>)
			worker.postMessage({ id, kind, title, text } satisfies TextRequest)
			const timer = setTimeout(() => {
				waiting.delete(id)
				reject(notNow())
			}, longestMs)
			return promise.finally(() => clearTimeout(timer))
		},
		hasEnded: () => isOver,
		close: () => worker.terminate(),
	}
}

function notNow() {
	return unavailable('searchRefusals.textReader')
}

async function loadTaxonomy(db: Db) {
	const [can, works, typical, speak] = await Promise.all([
		db
			.select({ id: skills.id, name: skills.name, aliases: skills.aliases })
			.from(skills)
			.where(eq(skills.isKnown, true)),
		db.select({ id: professions.id, name: professions.name, aliases: professions.aliases }).from(professions),
		db.select().from(professionSkills).where(gt(professionSkills.weight, 0)),
		db.select().from(languages),
	])
	const skillsOf = Map.groupBy(typical, ({ professionId }) => professionId)
	return {
		skills: can.map(({ id, name, aliases }) => ({ id, names: [name, ...aliases] })),
		professions: works.map(({ id, name, aliases }) => ({
			id,
			names: [name, ...aliases],
			skills: skillsOf.get(id)?.map(({ skillId, weight }) => ({ id: skillId, weight })) ?? [],
		})),
		languages: speak.map(({ code, name, ownName, aliases }) => ({
			code,
			names: [name, ownName, ...aliases],
		})),
	}
}

async function findVersion(db: Db) {
	const { rows } = await db.execute<{ version: string }>(sql`
		select concat_ws(' ',
			(select sum(hashtextextended(concat_ws('|', id, name, aliases::text), 0)) from skills where is_known),
			(select sum(hashtextextended(concat_ws('|', id, name, aliases::text), 0)) from professions),
			(select sum(hashtextextended(concat_ws('|', profession_id, skill_id, weight), 0)) from profession_skills)) as version`)
	return rows[0]?.version ?? ''
}
