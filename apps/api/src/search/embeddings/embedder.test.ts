import { expect, test } from 'vitest'
import { createEmbedder } from './embedder.ts'
import { startEmbeddingService } from './testing-service.ts'

test('texts go to the service in batches, and each gets its own vector', async () => {
	await using service = await startEmbeddingService({ meaning: (text) => [Number(text), 1] })
	const embedder = createEmbedder({ url: service.url, model: 'small', key: 'sesame' })
	const texts = Array.from({ length: 70 }, (_, at) => String(at))

	const vectors = await embedder.embed(texts)

	expect(vectors).toEqual(texts.map((_, at) => [at, 1]))
	expect(service.asked.map(({ input }) => input.length)).toEqual([32, 32, 6])
	expect(service.asked[0]).toMatchObject({ model: 'small', authorization: 'Bearer sesame' })
})

test('a long text is cut to what a model reads', async () => {
	await using service = await startEmbeddingService({})

	await createEmbedder({ url: service.url, model: 'small' }).embed(['word '.repeat(10_000)])

	expect(service.asked[0]?.input[0]).toHaveLength(4000)
})

test.each([
	['an error', { status: 500, body: {} }, 'answered 500'],
	['no vectors', { body: { data: [] } }, 'something else than a vector for each text'],
	['words', { body: 'hello' }, 'something else than a vector for each text'],
	['vectors of nothing', { body: { data: [{ embedding: [] }] } }, 'something else than a vector'],
])('%s from the service are reported in a sentence', async (_what, answer, sentence) => {
	await using service = await startEmbeddingService({ answer })

	await expect(createEmbedder({ url: service.url, model: 'small' }).embed(['a text'])).rejects.toThrow(
		sentence,
	)
})

test('an unreachable service is reported in a sentence that names it', async () => {
	const { url } = await startEmbeddingService({}).then(async (service) => {
		await service[Symbol.asyncDispose]()
		return service
	})

	await expect(createEmbedder({ url, model: 'small' }).embed(['a text'])).rejects.toThrow(
		/^The embedding service 127\.0\.0\.1:\d+ does not answer \(.*ECONNREFUSED.*\)\.$/,
	)
})
