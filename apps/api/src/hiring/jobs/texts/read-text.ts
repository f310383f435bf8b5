import { Worker } from 'node:worker_threads'
import type { readJobText } from '@profile-search/contract/hiring/job-drafts'
import type { Db } from '@profile-search/db/client'
import { languages, professions, skills } from '@profile-search/db/schema/search/reference'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { remember } from '#platform/concurrency/remember.ts'
import { unavailable } from '#platform/refusal.ts'

/** What a job's text asks for. */
type Read = z.output<typeof readJobText.details>

export type TextRequest = { id: number; title: string; text: string }

/** The names that texts are searched for; the first name of each is the one to show. */
export type Taxonomy = Awaited<ReturnType<typeof loadTaxonomy>>

/** Seconds after which names added to the taxonomy are known. */
const seconds = 1800

/** Milliseconds after which nobody waits for a suggestion any more. */
const longestMs = 15_000

/** Reads the texts of jobs in a separate thread: loading all names takes a second, which would block everybody else. */
export function createTextReader(db: Db) {
	let latest: Reader | undefined
	const begin = () => remember(seconds, start)
	let ready = begin()

	async function start() {
		const reader = startReader(await loadTaxonomy(db))
		// Requests still waiting for the old reader get the time to finish.
		const old = latest
		if (old) setTimeout(() => void old.close(), longestMs).unref()
		latest = reader
		return reader
	}

	return {
		async read(title: string, text: string) {
			if (latest?.hasEnded()) ready = begin()
			return (await ready()).read(title, text)
		},
		close: async () => latest?.close(),
	}
}

type Reader = ReturnType<typeof startReader>

function startReader(taxonomy: Taxonomy) {
	const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { taxonomy } })
	const waiting = new Map<number, PromiseWithResolvers<Read>>()
	let lastId = 0
	let isOver = false
	worker.unref()
	worker.on('message', ({ id, read }: { id: number; read: Read }) => {
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
		read(title: string, text: string) {
			if (isOver) throw notNow()
			const id = ++lastId
			const answer = Promise.withResolvers<Read>()
			waiting.set(id, answer)
			worker.postMessage({ id, title, text } satisfies TextRequest)
			const timer = setTimeout(() => {
				waiting.delete(id)
				answer.reject(notNow())
			}, longestMs)
			return answer.promise.finally(() => clearTimeout(timer))
		},
		hasEnded: () => isOver,
		close: () => worker.terminate(),
	}
}

function notNow() {
	return unavailable('The text could not be read just now. The form goes on without it.')
}

async function loadTaxonomy(db: Db) {
	const [can, works, speak] = await Promise.all([
		db
			.select({ id: skills.id, name: skills.name, aliases: skills.aliases })
			.from(skills)
			.where(eq(skills.isKnown, true)),
		db.select({ id: professions.id, name: professions.name, aliases: professions.aliases }).from(professions),
		db.select().from(languages),
	])
	return {
		skills: can.map(({ id, name, aliases }) => ({ id, names: [name, ...aliases] })),
		professions: works.map(({ id, name, aliases }) => ({ id, names: [name, ...aliases], skills: [] })),
		languages: speak.map(({ code, name, ownName }) => ({ code, names: [name, ownName] })),
	}
}
