import { z } from 'zod'
import type { Embedder } from '#platform/context/outside.ts'

/** The operator's embedding service: any that speaks OpenAI's protocol, such as Ollama, llama.cpp, vLLM or TEI. */
export type EmbeddingService = { url: string; model: string; key?: string | undefined }

/** Models read a few hundred words and ignore the rest; services refuse texts that are much longer. */
const mostLetters = 4000
/** A model on a plain processor takes some seconds for this many. */
const atOnce = 32
const longestMs = 60_000

const Answer = z.object({
	data: z.array(z.object({ index: z.number().default(0), embedding: z.array(z.number()).min(1) })),
})

export function createEmbedder({ url, model, key }: EmbeddingService): Embedder {
	async function ask(input: readonly string[]) {
		const response = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
			body: JSON.stringify({ model, input: input.map((text) => text.slice(0, mostLetters)) }),
			signal: AbortSignal.timeout(longestMs),
		}).catch((error: unknown) => {
			throw new Error(`The embedding service ${new URL(url).host} does not answer (${reasonOf(error)}).`)
		})
		if (!response.ok)
			throw new Error(`The embedding service ${new URL(url).host} answered ${response.status}.`)
		const answer = Answer.safeParse(await response.json().catch(() => undefined))
		const vectors = answer.data?.data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => embedding)
		if (vectors?.length !== input.length)
			throw new Error(
				`The embedding service ${new URL(url).host} answered something else than a vector for each text.`,
			)
		return vectors
	}
	return {
		model,
		async embed(texts) {
			const vectors: number[][] = []
			for (let from = 0; from < texts.length; from += atOnce)
				vectors.push(...(await ask(texts.slice(from, from + atOnce))))
			return vectors
		},
	}
}

function reasonOf(error: unknown) {
	if (!(error instanceof Error)) return String(error)
	return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
