import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = { status?: number; body: unknown }

/**
 * An embedding service on this machine, over real HTTP. `meaning` gives the vector of a text; `answer` replaces the
 * regular response. `asked` holds the requests received.
 */
export async function startEmbeddingService({
	meaning = () => [1, 0],
	answer,
}: {
	meaning?: (text: string) => number[]
	answer?: Answer
}) {
	const asked: { authorization: string | undefined; model: string; input: string[] }[] = []
	const server = createServer(async (request, response) => {
		const { model, input }: { model: string; input: string[] } = JSON.parse(
			Buffer.concat(await request.toArray()).toString(),
		)
		asked.push({ authorization: request.headers.authorization, model, input })
		const data = input.map((text, index) => ({ object: 'embedding', index, embedding: meaning(text) }))
		response.writeHead(answer?.status ?? 200, { 'content-type': 'application/json' })
		response.end(JSON.stringify(answer ? answer.body : { object: 'list', data: data.toReversed() }))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}/v1/embeddings`,
		asked,
		async [Symbol.asyncDispose]() {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
